import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import * as styles from './SaveBar.css.ts'

const ledger = arrangement('desk', 'ledger')

ledger(styles.bar, { borderBlockStart: `3px double ${vars.border.strong}` })
