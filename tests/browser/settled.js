// Whether the page shows what was heard last, of a step after `past`: the question with all its options, or the end;
// and every card has arrived where it goes.
;(past) => {
  const { step, question, result } = window.heard
  if (step <= past) return null
  if (result) return document.querySelector('dialog[open]') ? { over: true, step } : null
  if (document.querySelector('.flying, .ghost')) return null
  if (!question || !document.querySelector('[data-mat] [data-place]')) return null
  const shown = [...document.querySelectorAll('[data-bar] .sr ol button')]
  const same = shown.length === question.options.length && question.options.every(
    (option, place) => shown[place].textContent.startsWith(option.label),
  )
  return same && shown.every((button) => !button.disabled) ? { over: false, step, question } : null
}
