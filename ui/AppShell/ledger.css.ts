import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints, usualPhone } from '../breakpoints.ts'
import { hiddenLook } from '../parts/hidden.css.ts'
import * as styles from './AppShell.css.ts'
import * as more from './More.css.ts'
import * as entry from './NavEntry.css.ts'

const narrow = `not all and ${breakpoints.lg}`
const colored = '(forced-colors: none)'

const ledger = arrangement('desk', 'ledger')

ledger(styles.bar, {
  '@media': {
    [colored]: {
      backgroundImage: `repeating-linear-gradient(transparent 0 20px, color-mix(in srgb, ${vars.border.onHero} 38%, transparent) 20px 21px)`,
    },
  },
})
ledger(styles.brand, { columnGap: '1rem' })
ledger(styles.product, {
  paddingInlineStart: '1rem',
  borderInlineStart: `1px solid ${vars.border.onHero}`,
  fontSize: '0.6875rem',
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
})
// A small phone has room for the enterprise alone.
ledger(styles.product, { '@media': { [`not all and ${usualPhone}`]: hiddenLook } })
// The pages that do not fit fade out, and scroll in.
ledger(`${styles.navigation}:dir(ltr)`, {
  '@media': { [narrow]: { maskImage: 'linear-gradient(to right, #000 calc(100% - 2.75rem), transparent)' } },
})
ledger(styles.items, { '@media': { [narrow]: { inlineSize: 'max-content', paddingInlineEnd: '2.75rem' } } })
ledger(more.more, { '@media': { [narrow]: { borderBlockEnd: `3px double ${vars.border.strong}` } } })
ledger(`${more.more}::before`, {
  '@media': { [`not all and ${usualPhone}`]: { content: 'attr(data-title)', fontSize: '0.6875rem', textTransform: 'uppercase' } },
})
ledger(`${more.list} > li + li`, { '@media': { [narrow]: { borderBlockStart: `1px solid ${vars.border.subtle}` } } })
// The header has room for two lines.
ledger(`:is(${more.name}, ${more.detail})`, {
  '@media': { [breakpoints.lg]: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
})
ledger(`${more.about} wbr`, { '@media': { [breakpoints.lg]: { display: 'none' } } })
ledger(`${more.more} svg`, { '@media': { [breakpoints.lg]: { display: 'none' } } })
ledger(entry.item, { fontSize: '0.9375rem' })
