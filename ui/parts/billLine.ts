import { vars } from '../../themes/vars.css.ts'

/** A line of a bill: its name at the start, its amount at the end. */
export const billLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
} as const
