import { arrangement } from '../../themes/arrangement.ts'
import { breakpoints } from '../breakpoints.ts'
import { inDesk } from '../arrangements/desk.ts'
import * as styles from './Page.css.ts'

const besides = `:has(> ${styles.aside} > :not([data-place="line"]))`

const ledger = arrangement('desk', 'ledger')

ledger(`${styles.page}${besides}`, {
  '@media': {
    [breakpoints.xl]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 17.5rem', alignItems: 'start', columnGap: '2.5rem' },
  },
})
ledger(`${styles.head}:is(${besides} > *)`, { '@media': { [breakpoints.xl]: { gridColumn: '1 / -1' } } })
ledger(`${styles.body}:is(${besides} > *)`, { '@media': { [breakpoints.xl]: { gridColumn: 1, gridRow: 2 } } })
ledger(`${styles.aside}${inDesk}`, {
  '@media': { [breakpoints.xl]: { position: 'sticky', insetBlockStart: '5.5rem', gridColumn: 2, gridRow: 2 } },
})
// Only a column has room for it.
ledger(`${styles.aside} > * > :has(> progress)`, { display: 'none' })
