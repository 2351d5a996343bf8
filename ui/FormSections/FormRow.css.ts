import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

const columns = (template: string) => ({ '@media': { [breakpoints.sm]: { gridTemplateColumns: template } } })

export const row = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.md,
  selectors: {
    '&[data-shares="one"]': { maxInlineSize: '40rem' },
    '&[data-shares="long-short"]': columns('minmax(0, 7fr) minmax(0, 5fr)'),
    '&[data-shares="short-long"]': columns('minmax(0, 5fr) minmax(0, 7fr)'),
    // Two letters and five digits need no more, also on a phone; large text has a line for each.
    '&[data-shares="address"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
      columnGap: vars.space.sm,
      ...columns('minmax(0, 1fr) 5.25rem 7.5rem'),
    },
  },
})

/** A hint stands below its control: labels and controls of a row are in line. */
globalStyle(`${row} > * > :first-child`, { display: 'contents' })
globalStyle(`${row} > * > :first-child > :nth-child(2)`, { order: 1 })
globalStyle(`${row} > * > :nth-child(n + 3)`, { order: 2 })
