import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { slipCharacters } from '../parts/sharedVars.css.ts'
import './card.css.ts'
import * as styles from './Slip.css.ts'

const onTable = `:is([data-goods] [data-face] *)`
const onPaid = `${onTable}:is([data-face="paid"] *)`

const evening = arrangement('landing', 'evening')

// Large text on a small phone: the sum stays on its paper.
evening(`${styles.amount}${onTable}`, { fontSize: `min(8rem, 22cqi, calc((100cqi - 3.75rem) / (${slipCharacters} * 0.58)))` })
evening(`${styles.kicker}${onPaid}`, { fontSize: `min(${vars.fontSize.xxl}, 9.5cqi)` })
