import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { foil } from '../arrangements/cardPaper.ts'
import { footInPage as foot, phone } from '../parts/payFoot.ts'
import * as styles from './StickyFooter.css.ts'

const card = arrangement('slip', 'card')

card(foot, { '@media': { [phone]: { paddingBlock: '1rem max(1rem, env(safe-area-inset-bottom))', backgroundColor: vars.slip.paper } } })
card(`${foot}::before`, {
  '@media': { [phone]: { display: 'block', insetBlockEnd: 'auto', insetBlockStart: '-2px', blockSize: '2px', background: foil } },
})
card(`${foot} ${styles.sum} > *`, {
  '@media': { [phone]: { color: vars.text.base, fontSize: '1.6875rem', fontFamily: vars.font.body, fontWeight: vars.fontWeight.strong } },
})
