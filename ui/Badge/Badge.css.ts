import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: '0.1875rem',
  paddingInline: '0.5625rem',
  borderRadius: vars.radius.badge,
  border: '1px solid transparent',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: vars.tracking.label,
  lineHeight: vars.lineHeight.snug,
  maxInlineSize: '100%',
})
/** A finger's target is higher than the badge. */
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  borderRadius: vars.radius.badge,
  '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-0.625rem' },
})
export const tone = styleVariants({
  neutral: { backgroundColor: vars.surface.sunken, color: vars.text.base },
  accent: { backgroundColor: vars.accent.soft, color: vars.accent.text },
  bright: { backgroundColor: vars.accent.bright, color: vars.accent.onBright },
  info: { backgroundColor: vars.info.soft, color: vars.info.text },
  success: { backgroundColor: vars.success.soft, color: vars.success.text },
  warning: { backgroundColor: vars.warning.soft, color: vars.warning.text },
  danger: { backgroundColor: vars.danger.soft, color: vars.danger.text },
})
