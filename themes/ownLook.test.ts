import { globSync, readFileSync } from 'node:fs'
import { formatHex, parse } from 'culori'
import { expect, it } from 'vitest'
import type { SaleTerms } from './enterprise.ts'
import type { Seeds } from './ramp.ts'

const seeds = import.meta.glob<Seeds>('./*/seeds.ts', { eager: true, import: 'seeds' })
const terms = import.meta.glob<SaleTerms>('./*/saleTerms.ts', { eager: true, import: 'saleTerms' })
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

const seedsOf = (enterprise: string) => seeds[`./${enterprise}/seeds.ts`]
const phoneOf = (enterprise: string) => terms[`./${enterprise}/saleTerms.ts`]?.giftCardPhone ?? null

/** The files, the seeds and the phone of an enterprise that show a color, a picture or a number of this other one. */
function takenFrom(other: string, enterprise: string): readonly string[] {
  const theirs = new Set(filesOf(other).flatMap(lookOf))
  const same = ownSeeds.filter((name) => JSON.stringify(seedsOf(enterprise)?.[name]) === JSON.stringify(seedsOf(other)?.[name]))
  const shown = filesOf(enterprise).flatMap((file) => {
    const found = new Set(lookOf(file).filter((look) => theirs.has(look)))
    return found.size === 0 ? [] : [`${file}: ${[...found].map((look) => (look.startsWith('#') ? look : 'the same picture')).join(' ')}`]
  })
  const phone = phoneOf(enterprise)
  return [
    ...shown,
    ...same.map((name) => `seeds.ts: ${name}`),
    ...(phone !== null && phone === phoneOf(other) ? [`saleTerms.ts: ${phone}`] : []),
  ]
}

it.each(enterprises)('ENT-03 %s has no color, picture, seed or phone of another enterprise', (enterprise) => {
  const others = enterprises.filter((other) => other !== enterprise)
  expect(others.flatMap((other) => takenFrom(other, enterprise).map((found) => `${found} (${other})`))).toEqual([])
})

it.each(enterprises)('%s has its letters as paths: a picture loads no font', (enterprise) => {
  expect(filesOf(enterprise).filter((file) => file.endsWith('.svg') && readFileSync(file, 'utf8').includes('<text'))).toEqual([])
})

it('finds what a copied enterprise still has of its pattern, in drawings, styles, icons, seeds and phone', () => {
  const pattern = 'northgate'
  const found = takenFrom(pattern, pattern)
  const drawn = globSync(`themes/${pattern}/**/*.{svg,png}`)
  expect(drawn.filter((file) => !found.some((line) => line.startsWith(file) && line.endsWith('the same picture')))).toEqual([])
  expect(found).toEqual(
    expect.arrayContaining([
      `themes/${pattern}/goods.ts: #ff8159 #00696f #ffd166 #123f4a`,
      'seeds.ts: bright',
      'saleTerms.ts: 1-800-555-0178',
    ]),
  )
})
