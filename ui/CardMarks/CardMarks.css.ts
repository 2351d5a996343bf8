import { style } from '@vanilla-extract/css'

const card = (x: number, fill: string, content: string) =>
  `<g transform="translate(${x})"><rect width="38" height="24" rx="3" fill="${fill}"/>${content}</g>`
const word = (size: number, width: number, text: string, attributes = 'fill="#fff"') =>
  `<text x="19" y="${12 + size * 0.36}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs" ${attributes}>${text}</text>`

/** Four cards beside each other, as one drawing. Their colours are the brands' own. */
const drawing = [
  card(0, '#127', word(11, 28, 'VISA', 'fill="#fff" font-style="italic"')),
  card(
    44,
    '#222',
    '<circle cx="14.5" cy="12" r="7" fill="#e01"/><circle cx="23.5" cy="12" r="7" fill="#f91"/><path d="M19 6.6a7 7 0 0 1 0 10.8a7 7 0 0 1 0-10.8" fill="#f50"/>',
  ),
  card(88, '#06c', word(9, 28, 'AMEX')),
  card(
    132,
    '#fff',
    `<rect x=".5" y=".5" width="37" height="23" rx="2.5" fill="none" stroke="#ccc"/><path d="M37 14v7a2 2 0 0 1-2 2H16q14-2 21-9" fill="#f71"/>${word(7, 32, 'DISCOVER', 'fill="#222"')}`,
  ),
].join('')
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 170 24" font-family="sans-serif" font-weight="800" text-anchor="middle">${drawing}</svg>`

export const marks = style({
  flexShrink: 0,
  inlineSize: '10.625rem',
  maxInlineSize: '100%',
  aspectRatio: '170 / 24',
  background: `url("data:image/svg+xml,${encodeURIComponent(picture)}") 0 0 / 100% 100% no-repeat`,
  forcedColorAdjust: 'none',
})
