import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 })

export const track = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

export const slide = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 100%',
  minInlineSize: 0,
  // Space for the focus ring and shadow of the content.
  padding: vars.space.xs,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})

/** All slides have the same height, so that nothing below them moves. */
globalStyle(`${slide} > *`, { flexGrow: 1 })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  order: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const steps = style({ display: 'flex' })

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0.375rem', minInlineSize: 0 })

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.border.strong,
  opacity: 0.5,
  transition: `inline-size ${vars.motion.base} ${vars.motion.ease}, opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-current]': { inlineSize: '1.25rem', backgroundColor: vars.accent.solid, opacity: 1 } },
  '@media': {
    '(forced-colors: active)': {
      backgroundColor: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-current]': { backgroundColor: 'CanvasText' } },
    },
  },
})
