import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { inChosen, inPage, inPressed } from '../arrangements/mapPage.ts'
import { foiled } from '../arrangements/menuPaper.ts'
import * as styles from './Marks.css.ts'

const menu = arrangement('map', 'menu')
const cards = arrangement('map', 'cards')

// A circle whose middle is the place.
for (const write of [menu, cards]) {
  write(`${styles.pin}${inPage}`, { insetBlockStart: `calc(${vars.size.touch} / -2)`, placeContent: 'center', placeItems: 'center' })
  write(`${styles.mark}${inPage}`, { marginBlockEnd: 0, transformOrigin: 'center' })
  write(`${styles.mark}${inPage}::after`, { display: 'none' })
}

menu(`${styles.logo}${inPage}`, { display: 'none' })
menu(`${styles.mark}${inPage}`, {
  ...foiled(vars.slip.paper),
  borderWidth: '3px',
  inlineSize: 'auto',
  minInlineSize: '34px',
  blockSize: '34px',
  boxShadow: vars.shadow.raised,
  color: vars.slip.ink,
  fontFamily: vars.font.heading,
  fontSize: '1rem',
})
menu(`${styles.mark}${inPressed}`, {
  scale: 'none',
  minInlineSize: '46px',
  blockSize: '46px',
  borderColor: vars.slip.paper,
  background: vars.accent.solid,
  color: vars.accent.onSolid,
  fontSize: '1.25rem',
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
})
menu(`${styles.flagText}${inPage}`, {
  insetBlock: '1.625rem auto',
  borderColor: vars.slip.edge,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.slip.paper,
  fontFamily: vars.font.heading,
  textAlign: 'center',
})
menu(`${styles.flagText}${inChosen}`, { insetBlockStart: '2rem' })

cards(`${styles.mark}${inPage}`, {
  inlineSize: '40px',
  blockSize: '40px',
  padding: '5px',
  backgroundColor: vars.surface.raised,
  color: vars.text.base,
  boxShadow: vars.shadow.raised,
})
cards(`${styles.mark}${inPressed}`, {
  scale: 'none',
  inlineSize: '50px',
  blockSize: '50px',
  padding: '3px',
  backgroundColor: 'transparent',
  boxShadow: 'none',
})
cards(`${styles.flag}[data-chosen]${inPage}`, { zIndex: 0 })
// The chosen pin and its name are one, turned to the free side.
cards(`${styles.flagText}${inChosen}`, {
  display: 'grid',
  alignItems: 'center',
  insetBlock: '-31px auto',
  left: '-31px',
  translate: 'none',
  minBlockSize: '62px',
  maxInlineSize: 'min(18rem, 55vw)',
  padding: '0 20px 0 64px',
  borderColor: vars.slipInk.credit,
  borderWidth: '3px',
  borderRadius: '31px',
  backgroundColor: vars.slipFront.credit,
  color: vars.slipInk.credit,
  fontSize: vars.fontSize.md,
})
cards(`${styles.flagText}${inPage.replace(' *', ' [data-chosen][data-side="left"] *')}`, {
  left: 'auto',
  right: '-31px',
  padding: '0 64px 0 20px',
})
