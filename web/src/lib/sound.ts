/** Two small sounds, made here, and only if somebody has switched them on: a card slides, it is your turn. */
import { settings } from '$lib/settings.svelte'

let context: AudioContext | null = null

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  return context.state === 'running' ? context : (void context.resume(), null)
}

/** Volume that rises at once and fades away. */
function fading(audio: AudioContext, volume: number, time: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(volume, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + time)
  gain.connect(audio.destination)
  return gain
}

export function slide(): void {
  const audio = ready()
  if (!audio) return
  const noise = audio.createBuffer(1, audio.sampleRate * 0.16, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = 2600
  source.connect(filter).connect(fading(audio, 0.06, 0.16))
  source.start()
}

export function chime(): void {
  const audio = ready()
  if (!audio) return
  for (const [pitch, delay] of [
    [659, 0],
    [988, 0.09],
  ] as const) {
    const tone = audio.createOscillator()
    tone.frequency.value = pitch
    tone.connect(fading(audio, 0.05, 0.6))
    tone.start(audio.currentTime + delay)
    tone.stop(audio.currentTime + 0.7)
  }
}
