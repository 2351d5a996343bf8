import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { foil } from '../arrangements/cardPaper.ts'
import { footInPage, footLayout, phone } from '../parts/stickyBar.css.ts'
import * as styles from './StickyFooter.css.ts'

const card = arrangement('slip', 'card')
const foot = (part: string, rule: GlobalStyleRule) => card(part, { '@media': { [phone]: rule } })

foot(footLayout, { paddingBlock: '1rem max(1rem, env(safe-area-inset-bottom))' })
foot(footInPage, { backgroundColor: vars.slip.paper })
foot(`${footInPage}::before`, { display: 'block', insetBlock: '-2px auto', blockSize: '2px', background: foil })
foot(`${footLayout} ${styles.sum} > *`, {
  color: vars.text.base,
  fontSize: 'min(1.6875rem, 7vw)',
  fontFamily: vars.font.body,
  fontWeight: vars.fontWeight.strong,
})
