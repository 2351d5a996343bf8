import type { Seeds } from '../ramp.ts'

/** Warm paper and ink, copper, and amber. */
export const seeds: Seeds = {
  paper: 0.995,
  ink: 0.235,
  neutral: { lightness: 0.49, chroma: 0.032, hue: 54, tintChroma: 0.02, tintHue: 77 },
  hero: { lightness: 0.43, chroma: 0.042, hue: 42, tintChroma: 0.026, tintHue: 72 },
  accent: { lightness: 0.495, chroma: 0.127, hue: 46, tintChroma: 0.027, tintHue: 64 },
  bright: { lightness: 0.78, chroma: 0.118, hue: 73, tintChroma: 0.04, tintHue: 75 },
  info: { lightness: 0.435, chroma: 0.066, hue: 244, tintChroma: 0.011, tintHue: 235 },
  success: { lightness: 0.48, chroma: 0.09, hue: 142, tintChroma: 0.022, tintHue: 130 },
  warning: { lightness: 0.5, chroma: 0.106, hue: 74, tintChroma: 0.042, tintHue: 87 },
  danger: { lightness: 0.475, chroma: 0.159, hue: 28, tintChroma: 0.024, tintHue: 33 },
  focus: { lightness: 0.835, chroma: 0.097, hue: 70, tintChroma: 0.03, tintHue: 72 },
}
