import { style } from '@vanilla-extract/css'

/** Unseen, and read by screen readers. */
export const hiddenLook = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const hidden = style(hiddenLook)
