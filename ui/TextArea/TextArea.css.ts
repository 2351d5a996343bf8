import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Grows with its text, where the browser supports it, up to half the window. */
export const area = style({
  display: 'block',
  paddingBlock: vars.space.sm,
  lineHeight: vars.lineHeight.base,
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '50vh',
  selectors: {
    '&:disabled': { resize: 'none' },
    // Read-only looks flat.
    '&:read-only:not(:disabled)': { backgroundColor: 'transparent', borderColor: vars.border.subtle },
  },
})

export const lines = styleVariants({ 1: { minBlockSize: vars.size.control }, 4: { minBlockSize: `calc(4lh + 2 * ${vars.space.sm})` } })

export const count = style({
  alignSelf: 'flex-end',
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-over]': { color: vars.danger.text, fontWeight: vars.fontWeight.strong } },
})
