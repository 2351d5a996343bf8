import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const account = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flexShrink: 0,
  marginInlineStart: 'auto',
  // The name and the button's text, not its target, are in the middle.
  marginBlockStart: '0.5rem',
  maxInlineSize: 'min(14rem, 28vw)',
  '@media': {
    [breakpoints.md]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.md, marginBlockStart: 0, maxInlineSize: '50%' },
  },
})

/** On a phone a line above the button's text, below its target: the button, which comes later, takes the press. */
export const name = style({
  maxInlineSize: '100%',
  marginBlockEnd: '-0.875rem',
  // Large text on a small phone goes over several lines. A name that no header has room for ends after four.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  '@media': { [breakpoints.md]: { marginBlockEnd: 0, fontSize: vars.fontSize.sm } },
})
