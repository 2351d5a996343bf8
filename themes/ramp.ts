import { formatHex, formatHex8, type Oklch, toGamut } from 'culori'

/** What is decided of one colour, in OKLCH: all its other shades follow. */
export type Seed = {
  /** Of step 600, the colour's own self: 0 is black, 1 is white. */
  lightness: number
  /** How vivid step 600 is: 0 is grey, 0.4 is more than any screen shows. */
  chroma: number
  /** Hue of step 600 and darker steps, in degrees. */
  hue: number
  /** How vivid step 100 is, the tint behind a whole message. */
  tintChroma: number
  /** Hue of the tints: light shades need another hue to look the same. */
  tintHue: number
}

/** What can be turned on a seed, and how far. */
export const knobs: Readonly<Record<keyof Seed, { readonly max: number; readonly step: number }>> = {
  lightness: { max: 1, step: 0.005 },
  chroma: { max: 0.3, step: 0.001 },
  hue: { max: 360, step: 1 },
  tintChroma: { max: 0.1, step: 0.001 },
  tintHue: { max: 360, step: 1 },
}

/** The colours that an enterprise starts from. */
export const seedNames = ['neutral', 'hero', 'accent', 'bright', 'info', 'success', 'warning', 'danger', 'focus'] as const
export type SeedName = (typeof seedNames)[number]

export type Seeds = Record<SeedName, Seed> & {
  /** Lightness of the lightest shade of every ramp. */
  paper: number
  /** Lightness of the darkest text; the dark scheme's grounds lie around it. */
  ink: number
}

/** Shades of a ramp, from paper to night. 600 is the seed itself. */
export const steps = [0, 50, 100, 200, 300, 400, 500, 600, 650, 700, 800, 850, 900, 950] as const
export type Step = (typeof steps)[number]

/** One colour in every shade, as opaque hex. */
export type Ramp = Readonly<Record<Step, string>>

type Anchors = Pick<Seeds, 'paper' | 'ink'>

const between = (from: number, to: number, share: number) => from + (to - from) * share

/** How far below the paper the tint of a message lies. */
const tintDepth = 0.053

/** How much more vivid than straight from seed to tint a colour is half-way, where screens have the most to give. */
const bloom = 0.12

/** The most vivid that the dark scheme's grounds may be: behind text, more would glare. */
const darkest = { lightness: 0.061, chroma: 0.055 }

/**
 * Lightness of each shade. Grounds keep a fixed distance from paper and ink, so that what is written on them can be
 * read whatever the hue; the shades between are spread evenly to the seed, and lightness in OKLCH is even to the eye.
 */
const lightnessOf = (step: Step, { lightness }: Seed, { paper, ink }: Anchors): number => {
  const quiet = paper - 0.093
  const places: Record<Step, number> = {
    0: paper,
    50: paper - 0.019,
    100: paper - tintDepth,
    200: quiet,
    300: between(quiet, lightness, 1 / 4),
    400: between(quiet, lightness, 2 / 4),
    500: between(quiet, lightness, 3 / 4),
    600: lightness,
    650: between(lightness, ink, 0.18),
    700: between(lightness, ink, 0.25),
    800: between(lightness, ink, 0.5),
    850: ink + 0.06,
    900: ink,
    950: ink - 0.05,
  }
  return places[step]
}

/** Degrees from one hue to another by the shorter way round. */
const turn = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180

/** The seed's colour at another lightness. */
function shade(seed: Seed, lightness: number, { paper, ink }: Anchors): Oklch {
  const tint = paper - tintDepth
  // Darker than the seed: as vivid as the dark allows, which is in proportion to the light.
  if (lightness <= seed.lightness) {
    const c = seed.chroma * (seed.lightness > 0 ? lightness / seed.lightness : 1)
    return { mode: 'oklch', l: lightness, c: lightness < ink + darkest.lightness ? Math.min(c, darkest.chroma) : c, h: seed.hue }
  }
  const share = tint > seed.lightness ? Math.min(1, (lightness - seed.lightness) / (tint - seed.lightness)) : 1
  const h = seed.hue + turn(seed.hue, seed.tintHue) * share
  // Lighter than the tint: fading into white.
  if (lightness > tint) return { mode: 'oklch', l: lightness, c: (seed.tintChroma * (1 - lightness)) / (1 - tint), h }
  // Between the two it blooms, then fades fast.
  const c = between(seed.chroma, seed.tintChroma, share ** 2.5) * (1 + bloom * Math.sin(Math.PI * share))
  return { mode: 'oklch', l: lightness, c, h }
}

/** Brings a colour that no screen shows to the nearest one that all do, at the same lightness and hue. */
const toScreen = toGamut('rgb', 'oklch', null)

/** Every shade of a seed. For style files, tests and stories only: no page is sent the colour library. */
export function ramp(seed: Seed, anchors: Anchors): Ramp {
  const at = (step: Step) => formatHex(toScreen(shade(seed, lightnessOf(step, seed, anchors), anchors)))
  return {
    0: at(0),
    50: at(50),
    100: at(100),
    200: at(200),
    300: at(300),
    400: at(400),
    500: at(500),
    600: at(600),
    650: at(650),
    700: at(700),
    800: at(800),
    850: at(850),
    900: at(900),
    950: at(950),
  }
}

/** The ramps of an enterprise. */
export function rampsOf(seeds: Seeds): Readonly<Record<SeedName, Ramp>> {
  const of = (name: SeedName) => ramp(seeds[name], seeds)
  return {
    neutral: of('neutral'),
    hero: of('hero'),
    accent: of('accent'),
    bright: of('bright'),
    info: of('info'),
    success: of('success'),
    warning: of('warning'),
    danger: of('danger'),
    focus: of('focus'),
  }
}

/** A colour let through by so much: what a shadow is made of. */
export const veil = (colour: string, alpha: number): string => formatHex8({ ...toScreen(colour), alpha })
