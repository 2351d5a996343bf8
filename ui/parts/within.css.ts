import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Wraps a field and what stands inside its border. */
export const frame = style({ position: 'relative', minInlineSize: 0 })

/** A field with space for an icon or a button at its end. */
export const roomAtEnd = style({ paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.xs})` })

const atEnd = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xxs,
  marginBlock: 'auto',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  display: 'grid',
  placeContent: 'center',
  color: vars.text.muted,
} as const

/** A unit beside the value; clicks go through it to the field. */
export const iconAtEnd = style({ ...atEnd, pointerEvents: 'none' })

export const buttonAtEnd = style({
  ...atEnd,
  appearance: 'none',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.text.base },
    // Inside the border: the field's own border is close.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&:disabled': { cursor: 'not-allowed' },
  },
})
