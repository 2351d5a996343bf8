import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.gutter,
  border: `${vars.stroke.hair} solid transparent`,
  fontSize: vars.fontSize.sm,
  minInlineSize: 0,
})
export const tone = styleVariants({
  info: { backgroundColor: vars.info.solid, color: vars.info.onSolid },
  success: { backgroundColor: vars.success.solid, color: vars.success.onSolid },
  warning: { backgroundColor: vars.warning.solid, color: vars.warning.onSolid },
  danger: { backgroundColor: vars.danger.solid, color: vars.danger.onSolid },
})
export const placement = styleVariants({
  top: {},
  over: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: layer.toast,
    pointerEvents: 'none',
    boxShadow: vars.shadow.overlay,
    '@media': { print: { display: 'none' } },
  },
})
/** Aligned with the first line of text, as tall as the close button. */
export const icon = style({ display: 'grid', placeContent: 'center', minBlockSize: vars.size.touch })
export const texts = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.touch} - 1lh) / 2)`,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'pretty',
})
export const title = style({ fontWeight: vars.fontWeight.strong })
export const close = style({ marginInlineEnd: `calc(-1 * ${vars.space.sm})`, vars: { [vars.focus.ring]: 'currentColor' } })
