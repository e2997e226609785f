// Hears what the page hears, so that a test can wait until the page shows it. Runs before the page's own scripts.
window.heard = { step: -1, question: null, result: null, table: null, frames: [] }
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      if (message.is === 'state' || message.is === 'happened') {
        const { step, question, result, sight } = message
        Object.assign(window.heard, { step, question, result, sight, may_undo: message.may_undo })
      }
      if (message.is === 'advised') window.heard.advised = message.ideas[0].keys
      if (message.table) window.heard.table = message.table
      window.heard.frames.push([window.heard.step, data])
    })
  }
}
