import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

const bar = { backgroundColor: vars.accent.solid, borderRadius: vars.radius.round }

export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  backgroundColor: vars.surface.sunken,
  // Outlined, so that the rest is visible on every background.
  boxShadow: `inset 0 0 0 1px ${vars.border.strong}`,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': { ...bar, transition: `inline-size ${vars.motion.base} ${vars.motion.ease}` },
    '&::-moz-progress-bar': bar,
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { backgroundColor: 'Canvas' },
        '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
        '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
      },
    },
  },
})
