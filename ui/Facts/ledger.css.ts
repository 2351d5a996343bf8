import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import * as styles from './Facts.css.ts'

const ledger = arrangement('desk', 'ledger')

// The first line of the ledger.
ledger(styles.facts, {
  '@media': {
    [breakpoints.lg]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1rem',
      paddingInline: vars.space.xs,
      marginBlock: '-0.875rem -1.625rem',
      borderBlockStart: `2px solid ${vars.text.base}`,
    },
  },
})
ledger(styles.title, { fontFamily: vars.font.heading, fontSize: '1.125rem', fontStyle: 'italic' })
ledger(`:is(${styles.note}, ${styles.detail})`, { color: vars.text.muted })
ledger(styles.action, { marginInlineStart: 'auto' })
ledger(styles.sum, { '@media': { [breakpoints.lg]: { order: 1 } } })
ledger(`${styles.sum} > span`, { '@media': { [breakpoints.lg]: { fontSize: '1.625rem' } } })
