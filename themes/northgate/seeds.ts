import type { Seeds } from '../ramp.ts'

/** Cool white, deep teal, and bright coral. */
export const seeds: Seeds = {
  paper: 1,
  ink: 0.26,
  neutral: { lightness: 0.49, chroma: 0.04, hue: 221, tintChroma: 0.012, tintHue: 223 },
  hero: { lightness: 0.435, chroma: 0.053, hue: 204, tintChroma: 0.036, tintHue: 180 },
  accent: { lightness: 0.475, chroma: 0.095, hue: 202, tintChroma: 0.023, tintHue: 193 },
  bright: { lightness: 0.74, chroma: 0.163, hue: 38, tintChroma: 0.03, tintHue: 40 },
  info: { lightness: 0.5, chroma: 0.164, hue: 259, tintChroma: 0.021, tintHue: 255 },
  success: { lightness: 0.5, chroma: 0.112, hue: 159, tintChroma: 0.032, tintHue: 161 },
  warning: { lightness: 0.51, chroma: 0.117, hue: 65, tintChroma: 0.041, tintHue: 85 },
  danger: { lightness: 0.535, chroma: 0.186, hue: 20, tintChroma: 0.023, tintHue: 8 },
  focus: { lightness: 0.49, chroma: 0.217, hue: 264, tintChroma: 0.02, tintHue: 264 },
}
