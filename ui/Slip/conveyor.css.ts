import { arrangement } from '../../themes/arrangement.ts'
import { meals, vars } from '../../themes/vars.css.ts'
import { giftArt } from '../arrangements/giftArt.css.ts'
import { frontGround, frontInk, slipCharacters } from '../parts/sharedVars.css.ts'
import './tray.css.ts'
import * as styles from './Slip.css.ts'

// More specific than the rules of a ticket that lies across.
const inAct = `:is([data-act][data-act] [data-goods] *)`
const inFirst = `:is([data-ground]:nth-of-type(1) [data-goods] *)`
const alone = `${inAct}:is([data-face="paid"] *)`
const picture = `${inFirst}::after`
const ofResult = `:is([data-result] > *)`
const inResult = `:is([data-result]:nth-child(n) [data-face] *)`
/** From the window's edge to the words, with the part beyond it. */
const start = `calc(2.75rem + ${vars.space.gutter})`

/** Tickets on the belt, with the stub below the front however wide they are; and the result of a calculator, which has no paper. */
const conveyor = arrangement('landing', 'conveyor')

conveyor(`${styles.slip}${ofResult}`, { filter: 'none' })
conveyor(`${styles.sheet}${inAct}`, { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' })
conveyor(`${styles.sheet}${inResult}`, { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.sm })
// White, as its row has its color.
conveyor(`${styles.sheet}${inFirst}`, { vars: { [frontGround]: vars.slip.paper, [frontInk]: vars.slip.ink } })
conveyor(`${styles.front}${inAct}`, {
  gridRow: 1,
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingBlockStart: '1.25rem',
  paddingInlineStart: start,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
})
conveyor(`${styles.front}${picture}`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  insetBlock: '1rem 2.75rem',
  insetInlineEnd: 'clamp(1rem, 4cqi, 2rem)',
  inlineSize: '28%',
  background: `${meals.small} center / contain no-repeat`,
})
conveyor(`${styles.front}${inResult}`, {
  gridRow: 1,
  gridColumn: 1,
  padding: 0,
  background: 'none',
  mask: 'none',
  color: vars.text.base,
  textAlign: 'center',
})
// In front of the ground that forced colors give the sum.
conveyor(`${styles.kicker}${inResult}`, { position: 'relative', zIndex: 1 })
conveyor(`${styles.kicker}${inAct}`, { position: 'relative', zIndex: 1, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong })
conveyor(`${styles.title}${inResult}`, { fontSize: vars.fontSize.xl })
conveyor(`${styles.amount}${inAct}`, {
  gridColumn: 1,
  gridRow: 'auto',
  alignSelf: 'flex-start',
  paddingBlock: '0.125rem 0.25rem',
  // Beside a picture.
  fontSize: `min(7rem, calc((66cqi - 4.5rem) / (${slipCharacters} * 0.56)))`,
})
conveyor(`${styles.amount}${alone}`, { fontSize: `min(7rem, calc((96cqi - 5rem) / (${slipCharacters} * 0.62)))` })
conveyor(`${styles.amount}${inResult}`, { fontSize: `min(11rem, calc(96cqi / (${slipCharacters} * 0.58)))`, paddingBlock: 0 })
conveyor(`${styles.sticker}${inAct}`, { gridColumn: 1, insetBlockStart: '-1.75rem', insetInlineEnd: '-0.75rem' })
conveyor(`${styles.stub}${inAct}`, {
  gridRow: 2,
  gridColumn: 1,
  flexDirection: 'row',
  justifyContent: 'flex-start',
  columnGap: 'clamp(1rem, 4vw, 2.5rem)',
  minInlineSize: 0,
  paddingBlock: '0.75rem',
  paddingInlineStart: start,
  borderRadius: 0,
  borderStartEndRadius: '24px',
})
conveyor(`${styles.stub}${inResult}`, {
  gridRow: 2,
  gridColumn: 1,
  flexDirection: 'row',
  justifyContent: 'center',
  columnGap: vars.space.xl,
  padding: 0,
  backgroundColor: 'transparent',
})
conveyor(`${giftArt}${inAct}`, { inlineSize: '30%', insetInlineEnd: 'clamp(0.75rem, 4cqi, 2rem)' })
