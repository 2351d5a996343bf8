import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const list = style({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xl,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [breakpoints.md]: { display: 'flex' } },
})
export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    flex: 'none',
    inlineSize: '1.25rem',
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.heading,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
})
