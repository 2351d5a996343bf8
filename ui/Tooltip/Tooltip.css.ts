import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'

export const anchor = style({ display: 'inline-flex', maxInlineSize: '100%' })
export const positioner = style({ zIndex: layer.popup })
export const tooltip = style({
  maxInlineSize: 'min(18rem, var(--available-width))',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  // Visible in forced-colors mode.
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: `min(${vars.radius.card}, 0.5rem)`,
  // The page's colours inverted: visible on every background, in both schemes.
  backgroundColor: vars.text.base,
  color: vars.surface.page,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.fast,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 }, '&[data-instant]': { transitionDuration: '0s' } },
})
