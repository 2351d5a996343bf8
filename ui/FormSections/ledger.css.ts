import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import * as styles from './FormSections.css.ts'
import * as row from './FormRow.css.ts'

const rule = `1px solid ${vars.border.subtle}`

const ledger = arrangement('desk', 'ledger')

ledger(styles.section, { borderBlockStart: `2px solid ${vars.text.base}` })
// A title, its sentence and what is missing, on one line between two rules.
ledger(`${styles.section} > section`, { gap: 0 })
ledger(`${styles.section} > section > :first-child`, {
  alignItems: 'baseline',
  minBlockSize: '2.5rem',
  paddingBlock: '0.5rem',
  borderBlockEnd: `1px solid ${vars.border.strong}`,
})
ledger(`${styles.section} > section > :first-child > :first-child`, { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: '0.75rem' })
ledger(`${styles.section} > section > :last-child`, {
  paddingBlockStart: '0.75rem',
  '@media': { [breakpoints.md]: { gap: 0, paddingBlockStart: 0 } },
})
ledger(`${styles.section} > section > :last-child > :not([data-shares])`, { '@media': { [breakpoints.md]: { paddingBlock: '0.75rem' } } })
ledger(`${row.row}${row.row}`, { '@media': { [breakpoints.md]: { display: 'block', maxInlineSize: 'none' } } })
ledger(`${row.row} > :nth-child(n)`, {
  '@media': {
    [breakpoints.md]: {
      display: 'grid',
      gridTemplateColumns: '9.875rem minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      gap: '0 1rem',
      paddingBlock: '0.375rem',
      borderBlockEnd: rule,
    },
  },
})
ledger(`${row.row} > * > :first-child`, { '@media': { [breakpoints.md]: { display: 'contents' } } })
// The hint and the error below the control.
ledger(`${row.row} > * > :first-child > :nth-child(2)`, {
  '@media': { [breakpoints.md]: { gridColumn: 2, gridRow: 2, paddingBlockStart: '0.25rem' } },
})
ledger(`${row.row} > * > :nth-child(2)`, { '@media': { [breakpoints.md]: { gridColumn: 2, gridRow: 1, maxInlineSize: '26rem' } } })
ledger(`${row.row} > * > :nth-child(n + 3)`, { '@media': { [breakpoints.md]: { gridColumn: 2 } } })
ledger(`${row.row}[data-shares="long-short"] > :last-child > :nth-child(2)`, {
  '@media': { [breakpoints.md]: { maxInlineSize: '18.75rem' } },
})
ledger(`${row.row}[data-shares="short-long"] > :first-child > :nth-child(2)`, {
  '@media': { [breakpoints.md]: { maxInlineSize: '18.75rem' } },
})
ledger(`${row.row}[data-shares="address"]`, { '@media': { [breakpoints.md]: { display: 'flex', borderBlockEnd: rule } } })
ledger(`${row.row}[data-shares="address"] > *`, { '@media': { [breakpoints.md]: { borderBlockEnd: 0 } } })
ledger(`${row.row}[data-shares="address"] > :first-child`, { '@media': { [breakpoints.md]: { flex: '0 1 21rem' } } })
ledger(`${row.row}[data-shares="address"] > :not(:first-child)`, {
  '@media': { [breakpoints.md]: { gridTemplateColumns: 'auto 5.25rem', paddingInlineStart: '1rem' } },
})
ledger(styles.list, { borderBlockStart: `2px solid ${vars.text.base}` })
ledger(`${styles.outline} li`, { borderBlockEnd: rule })
ledger(`${styles.entry}[aria-current]`, { boxShadow: `inset 0 -3px ${vars.accent.solid}` })
