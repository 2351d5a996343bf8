import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { corner, ground } from '../parts/imageVars.css.ts'
import { headingType } from '../typeStyles.css.ts'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-size="md"]': {
      border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.surface.raised,
      boxShadow: vars.shadow.raised,
    },
    'a&:hover': { borderColor: vars.border.strong, translate: '0 -2px' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { 'a&:hover': { translate: 'none' } } } },
})

/** A small picture stands on the page; a large one is the head of a card, whose border makes its corners slightly less round. */
export const picture = style({
  position: 'relative',
  display: 'block',
  vars: { [corner]: '0', [ground]: vars.accent.soft },
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.card}, 0.875rem)`,
  selectors: {
    '[data-size="md"] > &': {
      borderRadius: `calc(${vars.radius.card} - ${vars.stroke.hair}) calc(${vars.radius.card} - ${vars.stroke.hair}) 0 0`,
    },
  },
})
/** An illustration of another shape is cropped, not squeezed. */
globalStyle(`${picture} > div:first-child`, { border: 0 })

export const initial = style({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.heading,
  color: vars.accent.text,
})

/** The logo overlaps the picture. */
export const logo = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineStart: vars.space.sm,
  inlineSize: 'clamp(2.25rem, 26%, 3.5rem)',
  padding: '0.1875rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
  vars: { [corner]: vars.radius.round, [ground]: vars.accent.soft },
})
export const logoInitial = style({ fontWeight: vars.fontWeight.strong, color: vars.accent.text })

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xs,
  selectors: { '[data-size="md"] > &': { padding: vars.space.sm } },
})
export const name = style({
  ...headingType,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  selectors: {
    '[data-size="sm"] > * > &': {
      // A long name makes the tiles of a slider tall: cut off it could not be read at large text.
      fontFamily: vars.font.body,
      // On the smallest phone a tile fits about nine letters.
      fontSize: `clamp(0.75rem, 13cqi, ${vars.fontSize.sm})`,
      fontWeight: vars.fontWeight.strong,
      letterSpacing: 'normal',
    },
  },
})
export const detail = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  selectors: { '[data-size="sm"] > * > &': { fontSize: vars.fontSize.xs } },
})
