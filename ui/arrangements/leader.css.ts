import { style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'

/** The amount of a line of a bill, and the space before it, in which an arrangement may draw a leader. */
export const leader = style({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  paddingInlineStart: vars.space.md,
  whiteSpace: 'nowrap',
})

const card = arrangement('slip', 'card')
card(leader, { paddingInlineStart: '0.375rem' })
// A little above the line on which the words stand.
card(`${leader}::before`, {
  content: '',
  flex: '1 1 1rem',
  marginInlineEnd: '0.375rem',
  borderBlockEnd: `2px dotted ${vars.slip.rule}`,
  translate: '0 -3px',
  opacity: 0.7,
})
