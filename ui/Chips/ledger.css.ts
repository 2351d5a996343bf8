import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { inDesk } from '../arrangements/desk.ts'
import * as styles from './Chips.css.ts'

const ledger = arrangement('desk', 'ledger')

// Words, of which the chosen one is underlined.
ledger(`${styles.row}${inDesk}`, { columnGap: '1.25rem' })
ledger(`${styles.chip}${inDesk}`, {
  minInlineSize: 0,
  paddingInline: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: vars.text.muted,
  fontWeight: vars.fontWeight.medium,
})
ledger(`${styles.chip}${inDesk}:hover`, { color: vars.accent.text })
ledger(`${styles.chip}${inDesk}[aria-pressed="true"]`, { color: vars.text.base, fontWeight: vars.fontWeight.strong })
