import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

const frame = (x: number) => `<rect x="${x + 0.5}" y=".5" width="31" height="20" rx="3" fill="none" stroke="#000"/>`
const word = (x: number, size: number, text: string) =>
  `<text x="${x + 16}" y="${10.5 + size * 0.36}" font-size="${size}" textLength="${Math.min(25, size * text.length * 0.7)}" lengthAdjust="spacingAndGlyphs">${text}</text>`
const ring = (x: number) => `<circle cx="${x}" cy="10.5" r="5.5" fill="none" stroke="#000" stroke-width="1.5"/>`

/** Four cards beside each other, as one drawing. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 21" font-family="sans-serif" font-weight="800" text-anchor="middle">${[0, 36, 72, 108].map(frame).join('')}<g font-style="italic">${word(0, 9, 'VISA')}</g>${ring(48.5)}${ring(55.5)}${word(72, 8, 'AMEX')}${word(108, 5.5, 'DISCOVER')}</svg>`

export const marks = style({
  flexShrink: 0,
  inlineSize: '8.75rem',
  blockSize: '1.3125rem',
  backgroundColor: vars.text.muted,
  mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") 0 0 / 100% 100% no-repeat`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
})
