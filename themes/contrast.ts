import type { Tokens } from './tokens.ts'

type ColourGroup = 'surface' | 'text' | 'border' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'focus'

/** Path of a colour: `text.base`. */
export type ColourPath = { [G in ColourGroup]: `${G}.${Extract<keyof Tokens[G], string>}` }[ColourGroup]

type Pairs = readonly { front: readonly ColourPath[]; back: readonly ColourPath[] }[]

/** Text that may stand on a ground: 4.5:1 for each pairing (WCAG 1.4.3). */
export const textPairs: Pairs = [
  {
    front: ['text.base', 'text.muted', 'text.link', 'text.linkHover', 'accent.text', 'danger.text', 'success.text'],
    back: ['surface.page', 'surface.raised', 'surface.sunken', 'surface.field', 'accent.soft'],
  },
  { front: ['text.base'], back: ['info.soft', 'success.soft', 'warning.soft', 'danger.soft', 'accent.softHover'] },
  { front: ['text.link'], back: ['info.soft', 'success.soft', 'warning.soft', 'danger.soft'] },
  { front: ['text.onHero', 'text.onHeroMuted'], back: ['surface.hero'] },
  { front: ['accent.onSolid'], back: ['accent.solid', 'accent.solidHover', 'accent.solidActive'] },
  { front: ['accent.text'], back: ['accent.softHover'] },
  { front: ['accent.onBright'], back: ['accent.bright'] },
  ...(['info', 'success', 'warning', 'danger'] as const).flatMap((status): Pairs => [
    { front: [`${status}.text`], back: [`${status}.soft`, 'surface.page', 'surface.raised'] },
    { front: [`${status}.onSolid`], back: [`${status}.solid`, `${status}.solidHover`] },
  ]),
]

/** Signs and outlines by which a control is known: 3:1 (WCAG 1.4.11). */
export const signPairs: Pairs = [
  {
    front: ['border.strong', 'border.strongHover', 'focus.ring'],
    back: ['surface.page', 'surface.raised', 'surface.field', 'accent.soft'],
  },
  { front: ['accent.solid'], back: ['surface.page', 'surface.raised', 'surface.sunken'] },
  { front: ['focus.ringOnHero'], back: ['surface.hero'] },
]

/** Contrast of two opaque colours written `#rrggbb`, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex)
  if (!digits) throw new Error(`Not an opaque hex colour: ${hex}`)
  const [red, green, blue] = digits.slice(1).map((channel) => linear(Number.parseInt(channel, 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
