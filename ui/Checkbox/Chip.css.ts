import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.sm,
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.field,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { borderColor: vars.border.strongHover },
    '&:has(:checked)': { borderColor: vars.accent.solid, backgroundColor: vars.accent.soft, fontWeight: vars.fontWeight.medium },
    '&:has(:focus-visible)': { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: vars.focus.offset },
  },
})
/** A check mark alone: the chip itself shows that it is chosen. */
export const box = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'block',
  margin: 0,
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  outline: 'none',
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: '0.3125rem',
    blockSize: '0.625rem',
    marginInlineStart: '0.25rem',
    border: `solid ${vars.accent.text}`,
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
    visibility: 'hidden',
  },
  selectors: {
    '&:checked::before': { visibility: 'visible' },
    // It takes no room before it is chosen, so that the word stands in the middle.
    '&:not(:checked)': { inlineSize: 0, marginInlineStart: `calc(-1 * ${vars.space.xs})` },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:checked::before': { borderColor: 'CanvasText' } } } },
})
