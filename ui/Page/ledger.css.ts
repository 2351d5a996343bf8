import type { GlobalStyleRule } from '@vanilla-extract/css'
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

// The object that the page is about, and the column where it is paid: the steps stand above both.
const leads = `:has(> ${styles.aside} > [data-place="lead"])`
const inLead = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@media': { [breakpoints.xl]: rule } })
ledger(`${styles.page}${leads}${leads}`, inLead({ gridTemplateColumns: '30rem minmax(0, 32.5rem)', justifyContent: 'space-between' }))
ledger(`${styles.body}:is(${leads}${leads} > *)`, inLead({ display: 'contents' }))
ledger(`${styles.body}:is(${leads} > *) > *`, inLead({ gridColumn: 2, gridRow: 3 }))
ledger(`${styles.body}:is(${leads} > *) > nav`, inLead({ gridColumn: '1 / -1', gridRow: 2 }))
ledger(`${styles.aside}:is(${leads}${leads} > *)`, inLead({ gridColumn: 1, gridRow: 3 }))
