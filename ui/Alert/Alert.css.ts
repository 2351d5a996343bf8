import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.sm,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid transparent`,
  fontSize: vars.fontSize.sm,
  minInlineSize: 0,
  // It may be brought into sight while its step still slides in.
  scrollMarginBlock: vars.space.md,
})
export const tone = styleVariants({
  info: { backgroundColor: vars.info.soft, color: vars.info.text },
  success: { backgroundColor: vars.success.soft, color: vars.success.text },
  warning: { backgroundColor: vars.warning.soft, color: vars.warning.text },
  danger: { backgroundColor: vars.danger.soft, color: vars.danger.text },
})
export const texts = style({ color: vars.text.base, minInlineSize: 0, flex: 1 })
export const title = style({ fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.base })
