import { style } from '@vanilla-extract/css'

/** The browser's own date field: never seen, it lends its calendar and says where that opens. */
export const calendar = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
})
