import { createFontStack } from '@capsizecss/core'
import { globalFontFace } from '@vanilla-extract/css'
import { type Metrics, fallbackFonts } from './fallbackFonts.ts'

/** Letters of English and western Europe, and of the rest of the Latin script. */
const unicodeRange = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}

/**
 * The metrics are of an average text. Most texts are then not narrower in the fallback, so the largest one of the page counts as
 * painted with the first paint, and not again with the font.
 */
const slightlyWider = 1.02

type WebFont = {
  /** Name of the family, as in the metrics and in the package's file names. */
  family: string
  /** The files: `<before>-<subset>-<after>.woff2`. A variable font, or a single weight if no other is used. */
  files: readonly [before: string, after: string]
  /** The weights that the files hold: `100 900`, or one. */
  weights: string
  /** Metrics of the weights of most text and bold text. */
  metrics: { text: Metrics; bold: Metrics }
  /** Preferred fallback fonts. */
  kind: keyof typeof fallbackFonts
}

/** Declares a self-hosted font with fallbacks scaled to its metrics, and returns its `font-family`. For style files only. */
export function webFont({ family, files: [before, after], weights, metrics, kind }: WebFont): string {
  const fallbackName = ({ name }: { name: string }) => `${family} as ${name}`
  for (const subset of ['latin-ext', 'latin'] as const) {
    globalFontFace(family, {
      src: `url("${before}-${subset}-${after}.woff2") format("woff2")`,
      fontWeight: weights,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange: unicodeRange[subset],
    })
  }
  for (const fallback of fallbackFonts[kind]) {
    for (const [weight, range] of [
      ['text', '1 599'],
      ['bold', '600 1000'],
    ] as const) {
      const { metrics: own, local } = fallback[weight]
      const { fontFaces } = createFontStack([metrics[weight], own], { fontFaceFormat: 'styleObject' })
      const src = local.map((name) => `local("${name}")`).join(', ')
      const { sizeAdjust = '100%', ...face } = fontFaces[0]?.['@font-face'] ?? {}
      const size = `${(Number.parseFloat(sizeAdjust) * slightlyWider).toFixed(2)}%`
      globalFontFace(fallbackName(fallback), { ...face, sizeAdjust: size, src, fontWeight: range })
    }
  }
  const names = [family, ...fallbackFonts[kind].map(fallbackName)].map((name) => `"${name}"`)
  return [...names, kind === 'serif' ? 'serif' : 'sans-serif'].join(', ')
}
