import { formatHex, formatHex8, type Oklch, toGamut } from 'culori'

/** A colour's parameters in OKLCH, from which all its shades are made. */
export type Seed = {
  /** Lightness of step 600: 0 is black, 1 is white. */
  lightness: number
  /** Chroma of step 600: 0 is grey, 0.4 is more than any screen shows. */
  chroma: number
  /** Hue of step 600 and darker steps, in degrees. */
  hue: number
  /** Chroma of step 100, the background of messages. */
  tintChroma: number
  /** Hue of the tints: light shades need another hue to look alike. */
  tintHue: number
}

/** The range and step of each parameter. */
export const knobs: Readonly<Record<keyof Seed, { readonly max: number; readonly step: number }>> = {
  lightness: { max: 1, step: 0.005 },
  chroma: { max: 0.3, step: 0.001 },
  hue: { max: 360, step: 1 },
  tintChroma: { max: 0.1, step: 0.001 },
  tintHue: { max: 360, step: 1 },
}

/** The colours that an enterprise defines. */
export const seedNames = ['neutral', 'hero', 'accent', 'bright', 'info', 'success', 'warning', 'danger', 'focus'] as const
export type SeedName = (typeof seedNames)[number]

export type Seeds = Record<SeedName, Seed> & {
  /** Lightness of the lightest shade of every ramp. */
  paper: number
  /** Lightness of the darkest text; the dark scheme's backgrounds are close to it. */
  ink: number
}

/** Steps of a ramp, from light to dark. 600 is the seed. */
export const steps = [0, 50, 100, 200, 300, 400, 500, 600, 650, 700, 800, 850, 900, 950] as const
export type RampStep = (typeof steps)[number]

/** One colour in every shade, as opaque hex. */
export type Ramp = Readonly<Record<RampStep, string>>

type Anchors = Pick<Seeds, 'paper' | 'ink'>

const between = (from: number, to: number, share: number) => from + (to - from) * share

/** Difference in lightness between the paper and the tint of a message. */
const tintDepth = 0.053

/** Extra chroma halfway between seed and tint, where screens show the most. */
const bloom = 0.12

/** Maximum chroma of the dark scheme's backgrounds: more would glare behind text. */
const darkest = { lightness: 0.061, chroma: 0.055 }

/** Lightness of each shade. Backgrounds keep their distance from paper and ink, so that text is readable; the rest is spread evenly. */
const lightnessOf = (step: RampStep, { lightness }: Seed, { paper, ink }: Anchors): number => {
  const quiet = paper - 0.093
  const places: Record<RampStep, number> = {
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

/** Degrees from one hue to another, in the shorter direction. */
const turn = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180

/** The seed's colour at that lightness. */
function shade(seed: Seed, lightness: number, { paper, ink }: Anchors): Oklch {
  const tint = paper - tintDepth
  // Darker than the seed: the possible chroma is proportional to the lightness.
  if (lightness <= seed.lightness) {
    const c = seed.chroma * (seed.lightness > 0 ? lightness / seed.lightness : 1)
    return { mode: 'oklch', l: lightness, c: lightness < ink + darkest.lightness ? Math.min(c, darkest.chroma) : c, h: seed.hue }
  }
  const share = tint > seed.lightness ? Math.min(1, (lightness - seed.lightness) / (tint - seed.lightness)) : 1
  const h = seed.hue + turn(seed.hue, seed.tintHue) * share
  // Lighter than the tint: fades to white.
  if (lightness > tint) return { mode: 'oklch', l: lightness, c: (seed.tintChroma * (1 - lightness)) / (1 - tint), h }
  // Between seed and tint the chroma rises, then falls fast.
  const c = between(seed.chroma, seed.tintChroma, share ** 2.5) * (1 + bloom * Math.sin(Math.PI * share))
  return { mode: 'oklch', l: lightness, c, h }
}

/** Replaces a colour outside sRGB by the nearest one inside, with the same lightness and hue. */
const toScreen = toGamut('rgb', 'oklch', null)

/** Every shade of a seed. For style files, tests and stories only: no page loads the colour library. */
export function ramp(seed: Seed, anchors: Anchors): Ramp {
  const at = (step: RampStep) => formatHex(toScreen(shade(seed, lightnessOf(step, seed, anchors), anchors)))
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

/** A transparent colour, for shadows. */
export const veil = (colour: string, alpha: number): string => formatHex8({ ...toScreen(colour), alpha })
