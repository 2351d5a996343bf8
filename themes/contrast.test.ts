import { differenceEuclidean, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { measure, pairs } from './contrast.ts'
import { type Schemes, schemeNames, slipFaces } from './scheme.ts'

const enterprises = Object.entries(import.meta.glob<Schemes>('./*/schemes.ts', { eager: true, import: 'schemes' }))
const cases = enterprises.flatMap(([path, schemes]) =>
  schemeNames.map((name) => ({ enterprise: path.split('/')[1], name, scheme: schemes[name] })),
)

it.each(cases)('ENT-02 every permitted pair of $enterprise can be read in the $name', ({ scheme }) => {
  const tooFaint = measure(scheme).filter(({ enough }) => !enough)
  expect(tooFaint).toEqual([])
})

/** Difference of two colours, as the eye sees it: 0 is none, 1 is black on white. */
const difference = differenceEuclidean('oklab')

it.each(cases)('each face of the slip of $enterprise stands out from its ground in the $name', ({ scheme }) => {
  const { slip, slipFront, surface } = scheme
  const vanishing = slipFaces.filter((face) => {
    const front = slipFront[face]
    // The edge around both separates a front of the paper's own color from its ground.
    const isSeen =
      front === slip.paper
        ? [surface.hero, surface.page].every((ground) => wcagContrast(slip.edge, ground) >= 2.5)
        : wcagContrast(front, surface.hero) >= 2 || difference(front, surface.hero) >= 0.12
    return !isSeen
  })
  expect(vanishing).toEqual([])
})

it.each(cases)('the shadow of the slip of $enterprise is no lighter than its ground in the $name', ({ scheme }) => {
  const lightness = (colour: string) => wcagContrast(colour, '#000000')
  const [shadow = '#ffffff'] = scheme.shadow.slip.match(/#[0-9a-f]{6}/) ?? []
  expect(lightness(shadow)).toBeLessThanOrEqual(lightness(scheme.surface.hero))
})

it.each(cases)('$enterprise writes every colour of the $name as hex, opaque except for the scrim', ({ scheme }) => {
  const { shadow, ...colours } = scheme
  const { scrim, ...surface } = colours.surface
  const written = Object.values({ ...colours, surface }).flatMap((group) => Object.values(group))
  expect(scrim).toMatch(/^#[0-9a-f]{8}$/)
  expect(Object.values(shadow)).not.toContain('')
  expect(written.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
})

describe('the list of pairs', () => {
  it('names no pair twice', () => {
    const names = pairs.map(({ front, back, least }) => `${front} ${back} ${least}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('measures black on white, and a grey that just fails', () => {
    const paper = enterprises[0]?.[1].light
    if (!paper) throw new Error('There is no enterprise.')
    const inkOn = (base: string) => measure({ ...paper, text: { ...paper.text, base }, surface: { ...paper.surface, page: '#ffffff' } })[0]
    expect(inkOn('#000000')).toMatchObject({ front: 'text.base', back: 'surface.page', ratio: 21, enough: true })
    expect(inkOn('#777777')).toMatchObject({ enough: false })
    expect(inkOn('#767676')).toMatchObject({ enough: true })
  })

  it('measures the outline of a control, which needs 3:1: a grey that just fails', () => {
    const paper = enterprises[0]?.[1].light
    if (!paper) throw new Error('There is no enterprise.')
    const outlineIn = (strong: string) =>
      measure({ ...paper, border: { ...paper.border, strong }, surface: { ...paper.surface, page: '#ffffff' } }).find(
        ({ front, back }) => front === 'border.strong' && back === 'surface.page',
      )
    expect(outlineIn('#959595')).toMatchObject({ enough: false })
    expect(outlineIn('#949494')).toMatchObject({ enough: true })
  })
})
