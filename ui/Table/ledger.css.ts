import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { variant } from '../parts/button.css.ts'
import * as group from './TableGroup.css.ts'
import * as row from './TableRow.css.ts'

const ledger = arrangement('desk', 'ledger')

ledger(group.title, { fontFamily: vars.font.heading, fontSize: '0.9375rem', fontStyle: 'italic' })
ledger(row.title, { fontSize: '0.9375rem', '@media': { [breakpoints.lg]: { display: 'flex', alignItems: 'baseline' } } })
ledger(`${row.row}:has(> td > .${variant.solid})::before`, { borderInlineStart: `3px solid ${vars.accent.solid}` })
// A leader to the next column.
ledger(`${row.title}::after`, {
  '@media': {
    [breakpoints.lg]: {
      content: '',
      flex: '1 1 0',
      minInlineSize: 0,
      marginInline: '0.75rem 0.25rem',
      borderBlockEnd: `2px dotted color-mix(in srgb, ${vars.border.strong} 60%, transparent)`,
    },
  },
})
// Two hairlines before the sums.
ledger(row.money, {
  fontWeight: vars.fontWeight.strong,
  '@media': {
    [breakpoints.lg]: { display: 'grid', alignContent: 'center', alignSelf: 'stretch', borderInlineStart: `3px double ${vars.slip.rule}` },
  },
})
