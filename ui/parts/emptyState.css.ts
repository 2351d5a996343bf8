import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xl,
  textAlign: 'center',
  minInlineSize: 0,
})
export const icon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.round,
  border: `${vars.stroke.hair} solid transparent`,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
})
export const dangerIcon = style([icon, { backgroundColor: vars.danger.soft, color: vars.danger.text }])
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '26rem',
  minInlineSize: 0,
})
export const text = style({ color: vars.text.muted, textWrap: 'pretty', maxInlineSize: '100%' })
