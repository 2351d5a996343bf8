import { vars } from '../../themes/vars.css.ts'

/** A line of a bill: its name at the start, its amount at the end, and a note in a row of its own. */
export const billLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' } as const

/** With the class `leader` of the theme's parts: the rest of its line, in which the theme may draw one. */
export const billAmount = {
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  paddingInlineStart: vars.space.md,
  whiteSpace: 'nowrap',
} as const
