import { converter, differenceEuclidean } from 'culori'
import { describe, expect, it } from 'vitest'
import { ramp, rampsOf, type Seed, type Seeds, seedNames, steps, veil } from './ramp.ts'

const oklch = converter('oklch')
const lightness = (hex: string) => oklch(hex)?.l ?? Number.NaN

/** Two colours with a smaller difference in OKLab look the same side by side. */
const justNoticeable = 0.02
const distance = differenceEuclidean('oklab')

/** Names a seed that screens do not show, and the nearest that they do. */
function unshown(name: string, { lightness: l, chroma: c, hue: h }: Seed, shown: string): readonly string[] {
  if (distance(shown, { mode: 'oklch', l, c, h }) < justNoticeable) return []
  const most = (Math.floor((oklch(shown)?.c ?? 0) * 1000) / 1000).toFixed(3)
  return [`${name}: no screen (sRGB) shows chroma ${c} at lightness ${l} and hue ${h}: the nearest that it shows is chroma ${most}`]
}

const enterprises = Object.entries(import.meta.glob<Seeds>('./*/seeds.ts', { eager: true, import: 'seeds' }))

describe.each(enterprises)('%s', (_, seeds) => {
  const ramps = rampsOf(seeds)

  it('has its seeds as step 600', () => {
    expect(seedNames.flatMap((name) => unshown(name, seeds[name], ramps[name][600]))).toEqual([])
  })

  it.each(seedNames)('%s is darker with every step', (name) => {
    const shades = steps.map((step) => lightness(ramps[name][step]))
    expect(shades).toEqual(shades.toSorted((a, b) => b - a))
    expect(new Set(shades).size).toBe(steps.length)
  })

  it.each(seedNames)('%s darkens evenly from its tint to the seed', (name) => {
    const shades = ([200, 300, 400, 500, 600] as const).map((step) => lightness(ramps[name][step]))
    const falls = shades.slice(1).map((shade, place) => (shades[place] ?? 0) - shade)
    expect(Math.max(...falls) - Math.min(...falls)).toBeLessThan(justNoticeable)
  })
})

const seed = { lightness: 0.5, chroma: 0.1, hue: 40, tintChroma: 0.03, tintHue: 60 }
const anchors = { paper: 1, ink: 0.25 }

it('changes the hue in the shorter direction', () => {
  const { 300: shade } = ramp({ ...seed, hue: 350, tintHue: 10 }, anchors)
  const hue = oklch(shade)?.h ?? 0
  expect(hue > 350 || hue < 10).toBe(true)
})

it.each([
  { what: 'more vivid than screens are', odd: { ...seed, chroma: 0.3 } },
  { what: 'lighter than its tint', odd: { ...seed, lightness: 0.99 } },
  { what: 'darker than ink', odd: { ...seed, lightness: 0.1 } },
  { what: 'black', odd: { ...seed, lightness: 0 } },
])('gives colours that every screen shows to a seed that is $what', ({ odd }) => {
  expect(Object.values(ramp(odd, anchors)).filter((shade) => !/^#[0-9a-f]{6}$/.test(shade))).toEqual([])
})

it('names a seed that no screen shows, and the nearest that one shows', () => {
  const vivid = { ...seed, chroma: 0.3 }
  expect(unshown('accent', vivid, ramp(vivid, anchors)[600])).toEqual([
    'accent: no screen (sRGB) shows chroma 0.3 at lightness 0.5 and hue 40: the nearest that it shows is chroma 0.157',
  ])
  expect(unshown('accent', seed, ramp(seed, anchors)[600])).toEqual([])
})

it('has no chroma in black and white', () => {
  expect(ramp({ ...seed, chroma: 0, tintChroma: 0 }, { paper: 1, ink: 0 })).toMatchObject({ 0: '#ffffff', 900: '#000000', 950: '#000000' })
})

it('makes a shadow transparent', () => {
  expect(veil('#000000', 0.2)).toBe('#00000033')
})
