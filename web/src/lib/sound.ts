/** Small sounds, made here: a card slides, a blow lands, it is your turn, the game is won. As loud as the settings say, and
 * silent until somebody has touched the page: browsers allow no sound before. */
import { settings } from '$lib/settings.svelte'

let context: AudioContext | null = null

function ready(): AudioContext | null {
  if (!settings.volume || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  return context.state === 'running' ? context : (void context.resume(), null)
}

/** Volume that rises at once and fades away. */
function fading(audio: AudioContext, volume: number, time: number, start = audio.currentTime): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime((volume * settings.volume) / 30, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + time)
  gain.connect(audio.destination)
  return gain
}

/** A rush of air around a pitch. */
function rush(audio: AudioContext, pitch: number, volume: number, time: number): void {
  const noise = audio.createBuffer(1, audio.sampleRate * time, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = noise
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(fading(audio, volume, time))
  source.start()
}

/** Notes one after the other; `to`: what their pitch falls to. */
function notes(audio: AudioContext, pitches: number[], apart: number, volume: number, time: number, to?: number): void {
  pitches.forEach((pitch, place) => {
    const start = audio.currentTime + place * apart
    const tone = audio.createOscillator()
    tone.frequency.setValueAtTime(pitch, start)
    if (to) tone.frequency.exponentialRampToValueAtTime(to, start + time)
    tone.connect(fading(audio, volume, time, start))
    tone.start(start)
    tone.stop(start + time)
  })
}

function sounding(make: (audio: AudioContext) => void): void {
  const audio = ready()
  if (audio) make(audio)
}

/** A card is played or moved. */
export const slide = (): void => sounding((audio) => rush(audio, 2600, 0.06, 0.16))

/** It is your turn. */
export const chime = (): void => sounding((audio) => notes(audio, [659, 988], 0.09, 0.05, 0.6))

/** A blow. */
export const hit = (): void =>
  sounding((audio) => {
    rush(audio, 420, 0.14, 0.22)
    notes(audio, [150], 0, 0.16, 0.3, 45)
  })

/** Victory. */
export const fanfare = (): void => sounding((audio) => notes(audio, [523, 659, 784, 1047], 0.13, 0.06, 0.9))
