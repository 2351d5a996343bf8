import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const region = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  inlineSize: '100%',
  minInlineSize: 0,
  // It takes the focus only when the retry button disappears, so it shows no ring.
  ':focus': { outline: 'none' },
})

export const placeholders = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, paddingBlock: vars.space.md })

export const failure = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.xs })

export const staleText = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.sm })

const slide = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } })

/** Shown at the top edge while a newer answer is awaited; it moves nothing. */
export const refreshing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 2,
  blockSize: '3px',
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  pointerEvents: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '30%',
    backgroundColor: vars.accent.solid,
    animation: `${slide} 1.2s ${vars.motion.ease} infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::after': { inlineSize: '100%', animation: 'none' } },
    '(forced-colors: active)': { '::after': { backgroundColor: 'Highlight' } },
  },
})
