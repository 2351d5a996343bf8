import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { footOfHoles } from '../arrangements/ticket.ts'
import { breakpoints } from '../breakpoints.ts'
import * as styles from './Facts.css.ts'

const narrow = `not all and ${breakpoints.lg}`

const counter = arrangement('desk', 'counter')

// The front of a slip: on a phone a strip of it.
counter(styles.facts, {
  paddingInline: '1.25rem',
  borderRadius: '1.5rem',
  backgroundColor: vars.slipFront.credit,
  color: vars.slipInk.credit,
  vars: { [vars.text.link]: vars.slipInk.credit, [vars.accent.text]: vars.slipInk.credit },
  '@media': {
    [narrow]: { paddingInline: '1.125rem 0.25rem', paddingBlock: '0.25rem', borderRadius: '1rem' },
    [breakpoints.lg]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '0.125rem',
      paddingBlockStart: '1.125rem',
    },
  },
})
counter(`${styles.facts}::after`, { '@media': { [breakpoints.lg]: { ...footOfHoles, alignSelf: 'stretch' } } })
counter(styles.title, { '@media': { [breakpoints.lg]: { fontSize: '0.75rem', textTransform: 'uppercase' } } })
counter(`${styles.sum} > span`, { '@media': { [breakpoints.lg]: { fontSize: '2.5rem' } } })
counter(styles.note, { '@media': { [breakpoints.lg]: { fontSize: '0.875rem', fontWeight: vars.fontWeight.strong } } })
