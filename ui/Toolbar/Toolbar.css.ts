import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { hiddenLook } from '../parts/hidden.css.ts'

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  vars: { [vars.size.control]: vars.size.touch },
  '@media': { [`${breakpoints.sm} and (pointer: fine)`]: { vars: { [vars.size.control]: '2.25rem' } } },
})
/** A field is as wide as its choice; the one that searches takes the line on a phone. */
globalStyle(`${toolbar} > :has(input)`, { flex: '1 1 100%', '@media': { [breakpoints.sm]: { flex: '0 1 17.5rem' } } })
globalStyle(`${toolbar} > :has(select)`, { flex: '0 1 auto', maxInlineSize: '100%' })
globalStyle(`${toolbar} > * > :has(> label)`, hiddenLook)
globalStyle(`${toolbar} :is(input, select)`, {
  paddingBlock: 0,
  fontSize: vars.fontSize.sm,
  '@media': { '(pointer: coarse)': { fontSize: vars.fontSize.md } },
})
