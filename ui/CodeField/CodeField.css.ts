import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

/** Always left to right: digits read so in every script. */
export const frame = style({ position: 'relative', maxInlineSize: '23rem' })

export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.25rem, 2%, 0.625rem)',
  pointerEvents: 'none',
})

export const box = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '3.5rem',
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.field,
  ...amountType,
  fontSize: vars.fontSize.xl,
  lineHeight: 1,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-filled]': { borderColor: vars.border.strongHover },
    'input:focus + * > &[data-next]': { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: '1px' },
    'input[aria-invalid="true"] + * > &': { borderColor: vars.danger.text, boxShadow: `inset 0 0 0 1px ${vars.danger.text}` },
    'input:disabled + * > &': { backgroundColor: vars.surface.sunken, color: vars.text.muted },
  },
})

/** The only input lies over the boxes; its text is transparent. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  forcedColorAdjust: 'none',
  fontSize: '1rem',
  cursor: 'text',
  '::selection': { background: 'transparent', color: 'transparent' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 1s step-end 1e6s' },
  },
})
