import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { countersOf, gameOf } from '.'
import { looksItself, sheet } from './for-tests'
import { plain } from './plain'

const HERE = import.meta.dirname
const PAGE = join(HERE, '..')
const folders = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory())
const names = Object.values(import.meta.glob<string[]>('./*/names.ts', { eager: true, import: 'names' })).flat()
const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte|css)$/.test(path))
  .map((path) => ({ path: path.replaceAll(sep, '/'), text: readFileSync(join(PAGE, path), 'utf8') }))
const inFolder = (path: string) => folders.some((folder) => path.startsWith(`${relative(PAGE, HERE)}/${folder}/`))

test('nothing outside its folder knows a game', () => {
  const known = new RegExp([...folders, ...names.map((name) => `(?<!\\p{L})${name}(?!\\p{L})`)].join('|'), 'iu')
  const found = files
    .filter(({ path }) => !inFolder(path))
    .flatMap(({ path, text }) => text.split('\n').map((line, place) => ({ at: `${path}:${place + 1}`, line })))
    .filter(({ line }) => known.test(line))
  expect(found).toEqual([])
})

test('every folder is found, and brings what the plain game has not', () => {
  expect(folders.length).toBeGreaterThan(0)
  for (const folder of folders) expect(gameOf(folder), folder).not.toBe(plain)
})

test('a game without a folder is plain: its cards look like themselves, counters are markers, a mode is a turn', () => {
  settings.language = 'en'
  const game = gameOf('another game')
  expect(game).toBe(plain)
  looksItself(game.skin.emblem, (slug) => sheet(slug))
  expect(game.skin.counter(sheet('one'), 'marker', 2)).toMatchObject({ icon: 'marker', text: '2' })
  const lying = countersOf(game.skin, sheet('one'), { counters: { wound: 2, frost: 0, marker: 1 } })
  expect(lying.map(({ words }) => words)).toEqual(['wound: 2', '1 marker'])
  expect(game.lies({ mode: 1 }, 'anywhere').turned).toBe(true)
})

test('how to play shows the real table, for each way to play', async () => {
  for (const folder of folders)
    for (const { title, parts } of (await gameOf(folder).how!()).default)
      expect(
        parts.some(({ picture }) => picture),
        `${folder}: ${title.en}`,
      ).toBe(true)
})

test('no file is too long to be read at one go, but what is generated', () => {
  const long = files.filter(({ text }) => text.split('\n').length > 401 && !text.startsWith('// Made by '))
  expect(long.map(({ path }) => path)).toEqual([])
})
