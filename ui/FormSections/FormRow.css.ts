import { style } from '@vanilla-extract/css'
import { formRow } from '../../themes/deskParts.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { inRows } from '../parts/field.css.ts'

const columns = (template: string) => ({ '@media': { [breakpoints.sm]: { gridTemplateColumns: template } } })

export const row = style([
  formRow,
  inRows,
  {
    display: 'grid',
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
  },
])
