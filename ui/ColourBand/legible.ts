/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const least = 4.5

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const part = (from: number) => channel(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The preferred colour where it is readable on the background, else black or white: one of them always is. */
export function legibleOn(ground: string, wanted: string): string {
  if (contrastOf(ground, wanted) >= least) return wanted
  // The luminance at which black and white have the same contrast.
  const middle = Math.sqrt(1.05 * 0.05) - 0.05
  return luminance(ground) >= middle ? 'black' : 'white'
}
