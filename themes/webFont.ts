import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { globalFontFace } from '@vanilla-extract/css'

/** Letters of English and western Europe, and those of the rest of Latin script. */
const unicodeRange = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}

/** Fonts found on phones and desks that stand in until ours is there; twins share their widths. */
const standIns = {
  serif: [
    { metrics: georgia, twins: ['Georgia', 'Gelasio'] },
    { metrics: timesNewRoman, twins: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'] },
  ],
  sans: [
    { metrics: arial, twins: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
    { metrics: roboto, twins: ['Roboto', 'Roboto-Regular'] },
  ],
}

type WebFont = {
  /** Name of the family, as in the metrics and in the package's file names. */
  family: string
  /** Package of the files: `@fontsource-variable/<pack>`. */
  pack: string
  /** Range of the weight axis, `100 900`. */
  weights: string
  /** Measures of the weight it is mostly set in. */
  metrics: Parameters<typeof createFontStack>[0][number]
  /** Stand-ins to prefer. */
  kind: keyof typeof standIns
}

/**
 * Declares a self-hosted variable font and stand-ins scaled to its measures, so that nothing moves when it arrives.
 * Returns the value for `font-family`. For style files only: the metrics stay out of what people download.
 */
export function webFont({ family, pack, weights, metrics, kind }: WebFont): string {
  for (const subset of ['latin-ext', 'latin'] as const) {
    globalFontFace(family, {
      src: `url("@fontsource-variable/${pack}/files/${pack}-${subset}-wght-normal.woff2") format("woff2")`,
      fontWeight: weights,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange: unicodeRange[subset],
    })
  }
  const names = standIns[kind].map(({ metrics: standIn, twins }) => {
    const { fontFaces } = createFontStack([metrics, standIn], { fontFaceFormat: 'styleObject' })
    const name = `${family} as ${standIn.familyName}`
    const src = twins.map((twin) => `local("${twin}")`).join(', ')
    globalFontFace(name, { ...fontFaces[0]?.['@font-face'], src })
    return `"${name}"`
  })
  return [`"${family}"`, ...names, kind === 'serif' ? 'serif' : 'sans-serif'].join(', ')
}
