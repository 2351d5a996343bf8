import { wcagContrast } from 'culori'
import { type Scheme, slipFaces } from './scheme.ts'

type ColourGroup = Exclude<keyof Scheme, 'shadow'>

/** Path of an opaque colour: `text.base`. */
export type ColourPath = Exclude<{ [G in ColourGroup]: `${G}.${Extract<keyof Scheme[G], string>}` }[ColourGroup], 'surface.scrim'>

/** Permitted pairs: each colour of `front` on each of `back`. */
type PairGroup = { readonly front: readonly ColourPath[]; readonly back: readonly ColourPath[] }

const grounds = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.field', 'accent.soft', 'slip.paper'] as const

/** Permitted pairs of text and background. */
const text: readonly PairGroup[] = [
  { front: ['text.base', 'text.muted', 'text.link', 'text.linkHover', 'accent.text'], back: grounds },
  { front: ['text.base'], back: ['info.soft', 'success.soft', 'warning.soft', 'danger.soft', 'accent.softHover'] },
  { front: ['text.link'], back: ['info.soft', 'success.soft', 'warning.soft', 'danger.soft'] },
  { front: ['text.muted'], back: ['map.street'] },
  { front: ['text.onHero', 'text.onHeroMuted'], back: ['surface.hero'] },
  { front: ['accent.onSolid'], back: ['accent.solid', 'accent.solidHover', 'accent.solidActive'] },
  { front: ['accent.onSolidOnHero'], back: ['accent.solidOnHero', 'accent.solidOnHeroHover', 'accent.solidOnHeroActive'] },
  { front: ['accent.text'], back: ['accent.softHover'] },
  { front: ['accent.onBright'], back: ['accent.bright'] },
  { front: ['slip.ink', 'slip.inkMuted'], back: ['slip.paper'] },
  { front: ['slip.onSticker'], back: ['slip.sticker'] },
  ...slipFaces.map((face): PairGroup => ({ front: [`slipInk.${face}`], back: [`slipFront.${face}`] })),
  ...(['info', 'success', 'warning', 'danger'] as const).flatMap((status): readonly PairGroup[] => [
    { front: [`${status}.text`], back: [`${status}.soft`, ...grounds] },
    { front: [`${status}.onSolid`], back: [`${status}.solid`] },
  ]),
  { front: ['danger.onSolid'], back: ['danger.solidHover'] },
]

/** Permitted pairs of icon or outline and background. */
const graphics: readonly PairGroup[] = [
  {
    front: ['border.strong', 'border.strongHover', 'focus.ring'],
    back: ['surface.page', 'surface.raised', 'surface.field', 'accent.soft', 'slip.paper'],
  },
  { front: ['focus.ring'], back: ['surface.sunken'] },
  { front: ['info.solid', 'warning.solid'], back: ['surface.page', 'surface.raised'] },
  { front: ['accent.solid'], back: ['surface.page', 'surface.raised', 'surface.sunken'] },
  { front: ['accent.solid'], back: ['map.street', 'map.block', 'map.blockDense', 'map.landmark', 'map.water', 'map.park'] },
  { front: ['focus.ringOnHero', 'accent.solidOnHero'], back: ['surface.hero'] },
]

/** A permitted pair, with the minimum contrast that it needs. */
export interface Pair {
  readonly front: ColourPath
  readonly back: ColourPath
  readonly least: number
}

const each = (meetings: readonly PairGroup[], least: number): readonly Pair[] =>
  meetings.flatMap(({ front, back }) => back.flatMap((back) => front.map((front) => ({ front, back, least }))))

/** Every permitted pair: text with 4.5:1 (WCAG 1.4.3), icons and outlines with 3:1 (WCAG 1.4.11). */
export const pairs: readonly Pair[] = [...each(text, 4.5), ...each(graphics, 3)]

/** The colour at a path. */
export function colourAt(scheme: Scheme, path: ColourPath): string {
  const [group = '', role = ''] = path.split('.')
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = scheme
  const colour = groups[group]?.[role]
  if (colour === undefined) throw new Error(`There is no color ${path}`)
  return colour
}

export interface Measured extends Pair {
  /** From 1 to 21, as WCAG 2 defines it. */
  readonly ratio: number
  readonly enough: boolean
}

/** The contrast of every permitted pair in a scheme. */
export const measure = (scheme: Scheme): readonly Measured[] =>
  pairs.map((pair) => {
    const ratio = wcagContrast(colourAt(scheme, pair.front), colourAt(scheme, pair.back))
    return { ...pair, ratio, enough: ratio >= pair.least }
  })
