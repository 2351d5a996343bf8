import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hair, narrow } from './Map.css.ts'

const arrive = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } })

/** Beside the list the chosen row has the same. */
export const card = style({
  display: 'none',
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: vars.space.md,
  insetInlineStart: vars.space.md,
  alignItems: 'center',
  gap: vars.space.sm,
  boxSizing: 'border-box',
  inlineSize: `min(26rem, 100% - 2 * ${vars.space.md})`,
  padding: vars.space.sm,
  border: hair,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.text.base,
  lineHeight: vars.lineHeight.snug,
  userSelect: 'text',
  cursor: 'auto',
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  // The list covers the lower edge of the map.
  '@container': {
    [narrow]: {
      display: 'flex',
      insetBlockEnd: `calc(${vars.space.md} + ${vars.space.sm})`,
      insetInlineStart: vars.space.sm,
      inlineSize: `calc(100% - 2 * ${vars.space.sm})`,
    },
  },
})
export const texts = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  marginInlineEnd: vars.size.touch,
  fontWeight: vars.fontWeight.strong,
})
export const facts = style({ fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums lining-nums' })
export const close = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })
