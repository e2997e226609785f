import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '$lib/settings.svelte'

/** What would be heard: how loud each sound begins. */
const heard: number[] = []
const node = () => ({ connect: <T>(to: T) => to, start: () => {}, stop: () => {}, frequency: ramp(), type: '' })
const ramp = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} })

class FakeAudio {
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = {}
  createGain = () => ({ ...node(), gain: { ...ramp(), setValueAtTime: (volume: number) => heard.push(volume) } })
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) })
}

const touched = { hasBeenActive: false }
vi.stubGlobal('AudioContext', FakeAudio)
Object.defineProperty(navigator, 'userActivation', { value: touched, configurable: true })

beforeEach(() => {
  heard.length = 0
  settings.volume = 30
})

test('until the page has been touched nothing is heard, then a turn, a card, a blow and a victory are', async () => {
  const { chime, fanfare, hit, slide } = await import('$lib/sound')
  chime()
  expect(heard).toEqual([])
  touched.hasBeenActive = true
  for (const sound of [chime, slide, hit, fanfare]) {
    heard.length = 0
    sound()
    expect(heard.length).toBeGreaterThan(0)
    expect(Math.max(...heard)).toBeLessThan(0.2)
  }
})

test('sounds are as loud as the settings say, or not there', async () => {
  const { chime } = await import('$lib/sound')
  touched.hasBeenActive = true
  chime()
  const usual = heard[0]!
  heard.length = 0
  settings.volume = 60
  chime()
  expect(heard[0]).toBeCloseTo(2 * usual)
  heard.length = 0
  settings.volume = 0
  chime()
  expect(heard).toEqual([])
})
