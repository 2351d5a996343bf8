import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingBlock: '0.5625rem',
  cursor: 'pointer',
})

export const box = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
  cursor: 'pointer',
  '::before': {
    content: '""',
    inlineSize: '0.375rem',
    blockSize: '0.75rem',
    marginBlockStart: '-0.1875rem',
    border: `solid ${vars.accent.onSolid}`,
    borderWidth: '0 2.5px 2.5px 0',
    rotate: '45deg',
    visibility: 'hidden',
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.border.strongHover },
    '&:checked': { backgroundColor: vars.accent.solid, borderColor: vars.accent.solid },
    '&:checked::before': { visibility: 'visible' },
    '&[aria-invalid="true"]': { borderColor: vars.danger.text, boxShadow: `inset 0 0 0 1px ${vars.danger.text}` },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:checked::before': { borderColor: 'CanvasText' } } } },
})

export const label = style({ paddingBlockStart: '0.0625rem', minInlineSize: 0, fontSize: vars.fontSize.sm })
export const below = style({ paddingInlineStart: `calc(1.5rem + ${vars.space.sm})` })
