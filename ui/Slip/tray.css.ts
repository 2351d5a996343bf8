import { arrangement } from '../../themes/arrangement.ts'
import { gifts, vars } from '../../themes/vars.css.ts'
import { giftArt } from '../arrangements/giftArt.css.ts'
import { folded, foldedFront, frontGround, frontInk, slipCharacters } from '../parts/sharedVars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { across, corner, holes } from '../arrangements/ticket.ts'
import { back, fallingStamp, turning, turningSheet } from '../arrangements/turn.css.ts'
import * as styles from './Slip.css.ts'

const tint = 'rgb(255 255 255 / 14%)'
/** A stub without a body: after the front, a sticker, or a body that is empty. */
const alone = `${styles.front} + *, ${styles.sticker} + *, ${styles.body}:empty + *`

const tray = arrangement('slip', 'tray')

tray(styles.slip, { filter: `drop-shadow(${vars.shadow.slip})` })
tray(`${styles.slip}[data-joins]`, { '@media': { [folded]: { filter: 'none' } } })
tray(`${styles.slip}[data-waits]`, { filter: 'drop-shadow(0 22px 24px rgb(0 0 0 / 28%))' })
// The back of the ticket.
tray(`${styles.slip}[data-stamped]`, turning)
tray(`${styles.slip}[data-stamped]::after`, {
  ...back,
  borderRadius: corner,
  background: `radial-gradient(circle, ${tint} 0.5rem, transparent calc(0.5rem + 0.5px)) 0 0 / 3rem 3rem, ${frontGround}`,
})
tray(`${styles.sheet}:is([data-stamped] > *)`, turningSheet)
tray(styles.sheet, {
  display: 'grid',
  // Wide enough, it lies across: the colored block has the room that the paper beside it does not need.
  '@container': { [across]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(46%)', gridTemplateRows: '1fr auto' } },
})
tray(styles.front, {
  borderRadius: corner,
  padding: '1rem 1.5rem 2.25rem',
  backgroundColor: frontGround,
  // A disc of the same color, cut off by the corner.
  backgroundImage: `radial-gradient(circle at 100% 0, ${tint} min(46%, 9rem), transparent calc(min(46%, 9rem) + 0.5px))`,
  mask: holes,
  '@container': {
    [across]: { gridRow: '1 / 3', display: 'flex', flexDirection: 'column', justifyContent: 'center', paddingInline: '2rem' },
  },
})
// Paid, it is a band over the bill: the sum stands beside the words.
tray(`${styles.front}:is([data-face="paid"] *)`, {
  '@container': {
    [across]: {
      gridRow: 1,
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignContent: 'center',
      columnGap: '1rem',
      paddingBlockStart: '1.25rem',
    },
  },
})
tray(`${styles.front}:is([data-fold] *)`, { '@media': { [folded]: { minBlockSize: foldedFront, paddingInline: '1.25rem' } } })
tray(`${styles.front}:not(:has(~ ${styles.body}:not(:empty), ~ ${styles.stub}))`, { '@container': { [across]: { gridColumn: '1 / -1' } } })
tray(styles.kicker, { textTransform: 'uppercase', letterSpacing: '0.03em', fontSize: vars.fontSize.xs })
tray(`${styles.kicker}:is([data-face="paid"] *)`, { fontSize: vars.fontSize.xxl, fontWeight: vars.fontWeight.heading, gridColumn: 1 })
// Punched dots that roll by.
tray(styles.pattern, {
  background: `radial-gradient(circle, ${vars.slipInk.paid} 0.5rem, transparent calc(0.5rem + 0.5px)) 0 0 / 3.5rem 3.5rem, radial-gradient(circle, ${vars.slipInk.paid} 0.25rem, transparent calc(0.25rem + 0.5px)) 0 1.75rem / 2rem 3.5rem`,
  opacity: 0.14,
  animation: `${styles.drift} 7s linear infinite`,
})
// On the side without words.
tray(`${styles.pattern}:is([data-waits] *)`, { opacity: 0.25, maskImage: 'linear-gradient(to right, transparent 50%, #000 85%)' })
tray(`${styles.pattern}:is([dir="rtl"] [data-waits] *)`, { scale: '-1 1' })
tray(styles.amount, {
  fontSize: `min(5.75rem, 30cqi, calc(82cqi / (${slipCharacters} * 0.58)))`,
  // The front's part of the slip, without its padding.
  '@container': { [across]: { fontSize: `min(9rem, calc((54cqi - 4rem) / (${slipCharacters} * 0.52)))` } },
  letterSpacing: '-0.055em',
  paddingBlock: '0.125rem 0.25rem',
})
// Beside the stamp.
tray(`${styles.amount}:is([data-stamped] *)`, {
  fontSize: `min(5.75rem, calc((96cqi - 7.5rem) / (${slipCharacters} * 0.58)))`,
  '@container': { [across]: { fontSize: `min(9rem, calc((54cqi - 9rem) / (${slipCharacters} * 0.52)))` } },
})
tray(`${styles.amount}:is([data-face="paid"] *)`, {
  '@container': {
    [across]: {
      gridColumn: 2,
      gridRow: '1 / span 3',
      alignSelf: 'center',
      fontSize: `min(6.5rem, calc(50cqi / (${slipCharacters} * 0.6)))`,
    },
  },
})
tray(styles.foldRow, { paddingInline: '1.25rem', borderRadius: corner, backgroundColor: vars.slip.paper })
tray(`${styles.foldRow}:is([data-fold="open"] *)`, {
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderBlockEnd: `2px dashed ${vars.slip.rule}`,
})
tray(styles.title, { '@container': { [across]: { fontSize: vars.fontSize.xl } } })
tray(styles.sticker, {
  position: 'absolute',
  insetBlockStart: '-0.625rem',
  insetInlineEnd: '-0.375rem',
  zIndex: 1,
  display: 'grid',
  // One word a line.
  gridTemplateColumns: 'min-content',
  overflowWrap: 'normal',
  placeContent: 'center',
  minInlineSize: '5rem',
  aspectRatio: '1',
  borderRadius: '50%',
  padding: '0.625rem',
  textAlign: 'center',
  lineHeight: vars.lineHeight.tight,
  border: `3px solid ${vars.slip.edgeLight}`,
  rotate: '9deg',
  fontSize: vars.fontSize.md,
})
tray(`${styles.sticker}:is([data-stamped] *)`, { ...fallingStamp, fontSize: vars.fontSize.xs, letterSpacing: '0.06em' })
// Inside the front: at the slip's corner it would cover the words of the body, and at the front's corner the page's picture.
tray(`${styles.sticker}:has(~ ${styles.body}:not(:empty), ~ ${styles.stub})`, {
  '@container': { [across]: { gridColumn: '1 / 2', insetBlockStart: '1.25rem', insetInlineEnd: '1.25rem' } },
})
tray(`${styles.sticker}:is([data-face="paid"] *)`, { '@container': { [across]: { gridColumn: '1 / -1' } } })
tray(`${styles.body}:is([data-fold="open"] *)`, { '@media': { [folded]: { borderStartStartRadius: 0, borderStartEndRadius: 0 } } })
// One sheet with the stub, which tears off along the line.
tray(`${styles.body}:has(+ ${styles.stub})`, { borderEndStartRadius: 0, borderEndEndRadius: 0 })
tray(styles.body, {
  borderRadius: corner,
  padding: 'clamp(0.75rem, 4cqi, 1.125rem) 1.5rem',
  backgroundColor: vars.slip.paper,
  '@container': { [across]: { gridColumn: 2, justifyContent: 'center', paddingBlock: '1.125rem' } },
})
tray(`${styles.body}:is([data-joins] *)`, {
  '@media': { [folded]: { borderEndStartRadius: 0, borderEndEndRadius: 0, paddingBlock: '0.75rem 0.5rem' } },
})
tray(`${styles.placeName}:is([data-joins] *)`, {
  '@media': { [folded]: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.heading } },
})
// The place is large, above the facts.
tray(`${styles.body}:is([data-face="offer"] *):has(+ ${styles.stub})`, {
  '@container': { [across]: { vars: { [styles.placeZoom]: '1.75' }, fontSize: vars.fontSize.lg } },
})
tray(`${styles.body}:last-child`, { '@container': { [across]: { gridRow: '1 / 3' } } })
tray(`${styles.body}:is([data-face="paid"] *)`, { '@container': { [across]: { gridColumn: 1, gridRow: 2 } } })
tray(`${styles.body}:is([data-face="paid"] *):has(+ ${styles.stub})`, {
  '@container': { [across]: { borderEndStartRadius: corner, borderStartEndRadius: 0 } },
})
tray(`${styles.body}:is([data-face="paid"] *):last-child`, { '@container': { [across]: { gridColumn: '1 / -1', gridRow: 2 } } })
tray(styles.stub, {
  borderRadius: corner,
  padding: '0.75rem 1.5rem',
  '@container': { [across]: { gridColumn: 2, paddingBlock: '1rem' } },
  backgroundColor: vars.slip.paper,
})
tray(`${styles.stub}:not(${alone})`, {
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  borderBlockStart: `2px dashed ${vars.slip.rule}`,
})
tray(`${styles.stub}:is([data-face="paid"] *):not(${alone})`, {
  '@container': {
    [across]: {
      gridRow: 2,
      flexDirection: 'column',
      justifyContent: 'center',
      rowGap: '0.75rem',
      borderStartEndRadius: corner,
      borderEndStartRadius: 0,
      borderBlockStart: 'none',
      borderInlineStart: `2px dashed ${vars.slip.rule}`,
    },
  },
})
// Without a body it is the side of the ticket.
tray(`${styles.stub}:is(${alone})`, {
  '@container': {
    [across]: { gridRow: '1 / 3', flexDirection: 'column', justifyContent: 'center', rowGap: '0.75rem', minInlineSize: '14rem' },
  },
})
tray(`${styles.stub}:is([data-face="paid"] *):is(${alone})`, { '@container': { [across]: { gridRow: 2, gridColumn: '1 / -1' } } })

// Beside the picture of a gift card, in its colors: the front without its padding and the picture. Lying across, the front is only a part of the slip.
tray(`${styles.amount}:is(${giftArt} ~ *)`, {
  fontSize: `min(7rem, calc(39cqi / (${slipCharacters} * 0.58)))`,
  '@container': { [across]: { fontSize: `min(7rem, calc((54cqi - 4rem) * 0.52 / (${slipCharacters} * 0.58)))` } },
  paddingBlock: '1.25rem',
})
// Its digits run left to right, but it stands where the line begins, away from the picture.
tray(`${styles.amount}:is([dir="rtl"] ${giftArt} ~ *)`, { textAlign: 'right' })
tray(`${styles.kicker}:is(${giftArt} ~ *)`, { maxInlineSize: '42%' })
for (const [design, { ground, ink }] of Object.entries(gifts))
  tray(`${styles.front}:has(> [data-design="${design}"])`, { vars: { [frontGround]: ground, [frontInk]: ink } })

/** Where it stands on the field of yellow. */
const onField = {
  vars: {
    [vars.text.base]: vars.slipInk.credit,
    [vars.text.muted]: vars.slipInk.credit,
    [vars.accent.text]: vars.slipInk.credit,
    [vars.success.text]: vars.slipInk.credit,
  },
  color: vars.slipInk.credit,
  background: 'none',
}
// The money of a plan stands on the page itself, and what it comes to among the plan's numbers.
const inPlan = ':is([data-plan] *)'
tray(`:is(${styles.slip}, ${styles.sheet})${inPlan}`, { display: 'contents' })
tray(`${styles.front}${inPlan}`, {
  order: 1,
  gridArea: '2 / 1 / 3 / -1',
  padding: '0 1rem 0.75rem',
  color: vars.slipInk.credit,
  background: 'none',
  mask: 'none',
  textAlign: 'center',
})
tray(`${styles.kicker}${inPlan}`, { fontSize: vars.fontSize.lg, textTransform: 'none', letterSpacing: 0 })
tray(`${styles.amount}${inPlan}`, { fontSize: `min(10rem, calc(92vw / (${slipCharacters} * 0.58)))` })
tray(`${styles.body}${inPlan}`, {
  order: 4,
  borderRadius: 0,
  color: vars.slip.ink,
  '@media': { [breakpoints.lg]: { gridArea: '3 / 1 / 4 / -1', alignItems: 'center', ...onField, padding: '0 0 1rem' } },
})
tray(`${styles.body}${inPlan} dl`, {
  maxInlineSize: 'none',
  '@media': { [breakpoints.lg]: { flexDirection: 'row', alignItems: 'baseline', columnGap: '2rem', maxInlineSize: 'none' } },
})
tray(`${styles.body}${inPlan} dl > *`, {
  '@media': { [breakpoints.lg]: { columnGap: '0.5rem', flexWrap: 'nowrap', margin: 0, padding: 0, border: 0, fontSize: '1.25rem' } },
})
tray(`${styles.stub}${styles.stub}${inPlan}${inPlan}`, {
  order: 5,
  borderRadius: 0,
  borderBlockStart: 0,
  color: vars.slip.ink,
  '@media': { [breakpoints.lg]: { gridArea: '5 / 2 / 6 / 4', ...onField, padding: 0 } },
})
tray(`${styles.body}${inPlan} dl > :last-child > *`, { '@media': { [breakpoints.lg]: { flex: 'none', whiteSpace: 'nowrap' } } })
