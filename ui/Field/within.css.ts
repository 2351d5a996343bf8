import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Holds a field together with what stands inside its edges. */
export const frame = style({ position: 'relative', minInlineSize: 0 })

/** A field that leaves room for a sign or a button at its end. */
export const roomAtEnd = style({ paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.xs})` })

/** A field that leaves room for a sign at its start. */
export const roomAtStart = style({ paddingInlineStart: `calc(${vars.size.touch} + ${vars.space.xxs})` })

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

/** A mark that belongs to the value; clicks go through it to the field. */
export const signAtEnd = style({ ...atEnd, pointerEvents: 'none' })

export const signAtStart = style({ ...atEnd, insetInlineEnd: 'auto', insetInlineStart: vars.space.xxs, pointerEvents: 'none' })

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
    // Within: the field's own edge is close.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&:disabled': { cursor: 'not-allowed' },
  },
})
