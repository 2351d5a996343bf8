import { globSync, readFileSync } from 'node:fs'
import { formatHex, parse } from 'culori'
import { expect, it } from 'vitest'
import type { Seeds } from './ramp.ts'

const seeds = import.meta.glob<Seeds>('./*/seeds.ts', { eager: true, import: 'seeds' })
const enterprises = Object.keys(seeds).map((path) => path.split('/')[1] ?? '')

const written = /#[\da-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?)\([^)$]*\)/gi
const isGrey = (hex: string) => hex.slice(1, 3) === hex.slice(3, 5) && hex.slice(3, 5) === hex.slice(5, 7)

/** The colors that a file writes, as opaque hex. Greys belong to nobody. */
const colorsIn = (text: string): readonly string[] =>
  (text.match(written) ?? []).flatMap((color) => formatHex(parse(color)) ?? []).filter((hex) => !isGrey(hex))

const filesOf = (enterprise: string) => globSync(`themes/${enterprise}/**/*.{svg,png,ts}`).map((file) => file.replaceAll('\\', '/'))

/** The look of a file: its colors, and a picture as a whole. */
const lookOf = (file: string): readonly string[] => [
  ...(file.endsWith('.png') ? [] : colorsIn(readFileSync(file, 'utf8'))),
  ...(file.endsWith('.ts') ? [] : [readFileSync(file, 'base64')]),
]

/** The seeds that a guest recognizes. A green for success may be everyone's. */
const ownSeeds = ['neutral', 'hero', 'accent', 'bright'] as const

/** The files and seeds of an enterprise that show a color or a picture of this other one. */
function takenFrom(other: string, files: readonly string[], own: Seeds): readonly string[] {
  const theirs = new Set(filesOf(other).flatMap(lookOf))
  const same = ownSeeds.filter((name) => JSON.stringify(own[name]) === JSON.stringify(seeds[`./${other}/seeds.ts`]?.[name]))
  const shown = files.flatMap((file) => {
    const found = new Set(lookOf(file).filter((look) => theirs.has(look)))
    return found.size === 0 ? [] : [`${file}: ${[...found].map((look) => (look.startsWith('#') ? look : 'the same picture')).join(' ')}`]
  })
  return [...shown, ...same.map((name) => `seeds.ts: ${name}`)]
}

it.each(Object.entries(seeds))('ENT-03 %s has no color, picture or seed of another enterprise', (path, own) => {
  const enterprise = path.split('/')[1] ?? ''
  const others = enterprises.filter((other) => other !== enterprise)
  expect(others.flatMap((other) => takenFrom(other, filesOf(enterprise), own).map((found) => `${found} (${other})`))).toEqual([])
})

it.each(enterprises)('%s has its letters as paths: a picture loads no font', (enterprise) => {
  expect(filesOf(enterprise).filter((file) => file.endsWith('.svg') && readFileSync(file, 'utf8').includes('<text'))).toEqual([])
})

it('finds what a copied enterprise still has of its pattern, in drawings, styles, icons and seeds', () => {
  const pattern = 'northgate'
  const own = seeds[`./${pattern}/seeds.ts`]
  const found = own ? takenFrom(pattern, filesOf(pattern), own) : []
  const drawn = globSync(`themes/${pattern}/**/*.{svg,png}`)
  expect(drawn.filter((file) => !found.some((line) => line.startsWith(file) && line.endsWith('the same picture')))).toEqual([])
  expect(found).toEqual(expect.arrayContaining([`themes/${pattern}/goods.ts: #ff8159 #00696f #ffd166 #123f4a`, 'seeds.ts: bright']))
})
