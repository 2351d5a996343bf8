import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const frame = style({ position: 'relative' })
export const input = style({ paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.xs})` })
export const toggle = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xxs,
  marginBlock: 'auto',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  display: 'grid',
  placeContent: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: vars.text.muted,
  cursor: 'pointer',
  ':hover': { color: vars.text.base },
  // Within: the field's own edge is close.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
})
