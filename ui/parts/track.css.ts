import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** The track of a switch, with the thumb drawn in it. */
export const track = style({
  appearance: 'none',
  flexShrink: 0,
  position: 'relative',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  margin: 0,
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.field,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '0.25rem',
    marginBlock: 'auto',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    borderRadius: vars.radius.round,
    backgroundColor: vars.border.strong,
    transition: `inset-inline-start ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.border.strongHover },
    '&:hover:not(:disabled)::before': { backgroundColor: vars.border.strongHover },
    '&:checked': { backgroundColor: vars.accent.solid, borderColor: vars.accent.solid },
    '&:checked:hover:not(:disabled)': { backgroundColor: vars.accent.solidHover, borderColor: vars.accent.solidHover },
    '&:checked::before, &:checked:hover:not(:disabled)::before': {
      insetInlineStart: 'calc(100% - 1.125rem - 0.25rem)',
      backgroundColor: vars.accent.onSolid,
    },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { backgroundColor: 'CanvasText' },
        '&:checked': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { backgroundColor: 'HighlightText' },
      },
    },
  },
})
