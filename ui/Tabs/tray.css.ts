import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import * as styles from './Tabs.css.ts'

const inCounter = ':is([data-content="counter"] *)'

const tray = arrangement('slip', 'tray')

tray(`${styles.tabs}${inCounter}`, { borderRadius: '2rem', backgroundColor: vars.slip.paper })
tray(`${styles.tab}${inCounter}`, { borderRadius: '2rem' })
tray(`${styles.tab}[aria-current]`, { border: 0, backgroundColor: vars.slipFront.credit, color: vars.slipInk.credit })
