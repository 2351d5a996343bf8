import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

/** The layout does not depend on the text beside the action: the button must not move under a finger. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  '@media': { [breakpoints.md]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.md, maxInlineSize: 'none' } },
})
export const aside = style({ '@media': { [breakpoints.md]: { flex: '1', minInlineSize: 0 } } })
export const action = style({
  '@media': {
    // As wide as the fields above it, and at most as wide as a form.
    [breakpoints.md]: { flex: '1', maxInlineSize: '36rem', selectors: { [`${aside} + &`]: { flex: 'none', inlineSize: '12rem' } } },
  },
})
