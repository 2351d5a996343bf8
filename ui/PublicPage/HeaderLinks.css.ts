import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const link = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.border.onHero,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  ':hover': { textDecorationColor: 'currentColor' },
})

export const action = style({ marginInlineStart: 'auto' })

export const whole = style({ display: 'none', '@media': { [breakpoints.sm]: { display: 'inline' } } })
export const short = style({ '@media': { [breakpoints.sm]: { display: 'none' } } })
