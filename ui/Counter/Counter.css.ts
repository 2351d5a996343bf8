import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const counter = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

/** In a wide window the words stand beside the choice. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignContent: 'start',
  '@media': { [breakpoints.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16.75rem)' } },
})
/** The page's largest words. */
export const title = style({ vars: { [vars.fontSize.xxl]: vars.fontSize.display } })
export const fields = style({})
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm, alignContent: 'start' })
/** An object made to measure, and the fields for it. */
export const made = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  inlineSize: '100%',
  textAlign: 'start',
  '@media': { [breakpoints.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignContent: 'start',
  minInlineSize: 0,
})
/** Beside each other where there is room. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space.sm} ${vars.space.xl}`,
  alignItems: 'start',
})
