import { arrangement } from '../../themes/arrangement.ts'
import { breakpoints } from '../breakpoints.ts'

const ledger = arrangement('desk', 'ledger')
const page = '[data-screen][data-screen]:has(> * > [data-place] > :is([data-face="refund"], [data-face="bill"]))'
// The payment of a page stands beside its title and its form.
ledger(page, {
  '@media': { [breakpoints.xl]: { gridTemplateColumns: '30rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: '5rem' } },
})
ledger(`${page} > :nth-child(2)`, { '@media': { [breakpoints.xl]: { gridColumn: 1, gridRow: '1 / span 2' } } })
ledger(`${page} > :not(:nth-child(2))`, { '@media': { [breakpoints.xl]: { gridColumn: 2 } } })
