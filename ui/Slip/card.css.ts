import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { frame, inner, margin, ofPaper, paper, stamp, stubFrame, tornFrame } from '../arrangements/cardPaper.ts'
import { folded, foldedFront, frontInk, slipCharacters } from '../parts/sharedVars.css.ts'
import { back, fallingStamp, turning, turningSheet } from '../arrangements/turn.css.ts'
import * as styles from './Slip.css.ts'

/** Two sets of rings that cross, as on banknotes. */
const guilloche = [25, 75]
  .map((x) => `repeating-radial-gradient(circle at ${x}% 50%, transparent 0 5px, ${vars.slip.rule} 5px 6px) 0 0 / 14rem 100%`)
  .join(', ')

const card = arrangement('slip', 'card')

card(styles.slip, { filter: `drop-shadow(${vars.shadow.slip})` })
card(`${styles.slip}[data-joins]`, { '@media': { [folded]: { filter: 'none' } } })
card(`${styles.slip}[data-waits]`, { filter: 'drop-shadow(0 26px 26px rgb(0 0 0 / 45%))' })
// The back of the card.
card(`${styles.slip}[data-stamped]`, turning)
card(`${styles.slip}[data-stamped]::after`, {
  ...back,
  border: `2px solid ${vars.slip.edge}`,
  borderRadius: '4px',
  background: `${guilloche}, ${vars.slip.paper}`,
  boxShadow: `inset 0 0 0 0.5rem ${vars.slip.paper}, inset 0 0 0 calc(0.5rem + 1px) ${vars.slip.rule}`,
})
// Front, sticker and body lie on one paper, and the stub on its own: no part knows the height of another.
card(styles.sheet, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr auto',
  zIndex: 0,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
})
card(`${styles.sheet}:is([data-stamped] > *)`, turningSheet)
card(`${styles.sheet}::before`, { ...paper(), gridArea: '1 / 1 / 6 / 2' })
card(`${styles.sheet}::after`, { ...frame, gridArea: '1 / 1 / 6 / 2' })
card(`${styles.sheet}:has(> ${styles.stub})::before`, { ...paper('bottom'), gridRowEnd: 5 })
card(`${styles.sheet}:has(> ${styles.stub})::after`, { gridRowEnd: 5, ...tornFrame })
card(`${styles.sheet}:is([data-fold="closed"] > *)::before`, { '@media': { [folded]: { ...paper('bottom'), gridRowEnd: 3 } } })
card(`${styles.sheet}:is([data-fold="closed"] > *)::after`, { '@media': { [folded]: { gridRowEnd: 3, ...tornFrame } } })
card(`${styles.sheet}:is([data-joins] > *)::before`, { '@media': { [folded]: { ...paper('bottom'), gridRowEnd: 5 } } })
card(`${styles.sheet}:is([data-joins] > *)::after`, { '@media': { [folded]: { gridRowEnd: 5, ...tornFrame } } })
card(styles.front, {
  ...ofPaper,
  gridArea: '1 / 1',
  paddingBlock: 'clamp(1.125rem, 8cqi, 2.875rem) clamp(0.5rem, 2cqi, 1rem)',
  paddingInline: inner,
})
card(`${styles.front}:has(+ dl)`, { paddingBlockEnd: '0.875rem' })
card(`${styles.front}:is([data-stamped] *)`, { paddingBlockStart: '4.25rem' })
card(`${styles.front}:last-child`, { paddingBlockEnd: inner })
card(`${styles.front}:is([data-fold] *)`, {
  '@media': {
    [folded]: { minBlockSize: foldedFront, padding: `calc(${margin} + 0.625rem) calc(${margin} + 0.75rem) 0.5rem`, textAlign: 'start' },
  },
})
card(styles.pattern, {
  background: guilloche,
  inset: `${margin} ${margin} 0`,
  opacity: 0.45,
  maskImage: 'linear-gradient(#000 60%, transparent)',
  animation: `${styles.drift} 9s linear infinite`,
})
// Not behind the words.
card(`${styles.pattern}:is([data-waits] *)`, {
  maskImage: 'radial-gradient(closest-side, transparent 45%, #000), linear-gradient(#000 50%, transparent)',
  maskComposite: 'intersect',
})
card(styles.kicker, { letterSpacing: '0.14em', textTransform: 'uppercase', fontSize: vars.fontSize.xs })
card(`${styles.kicker}:is([data-face="paid"] *)`, {
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  letterSpacing: '0.3em',
  textIndent: '0.3em',
})
card(styles.amount, {
  fontSize: `min(8rem, 22cqi, calc(96cqi / (${slipCharacters} * 0.6)))`,
  fontVariantNumeric: 'oldstyle-nums tabular-nums',
  paddingBlock: 'clamp(0.125rem, 1.5cqi, 0.375rem)',
  marginInline: 'auto',
  textShadow: `0 1px 0 ${vars.slip.paper}, 0 -1px 1px ${vars.slip.rule}`,
})
card(`${styles.amount}:is([data-fold] *)`, {
  '@media': { [folded]: { marginInline: 0, fontSize: `min(3.75rem, calc(90cqi / (${slipCharacters} * 0.6)))` } },
})
card(styles.title, { color: vars.slip.ink, marginInline: 'auto' })
// The ornament between the amount and the title.
card(`${styles.title}::before`, {
  content: '',
  display: 'block',
  inlineSize: 'min(7rem, 100%)',
  blockSize: '0.5rem',
  marginInline: 'auto',
  marginBlockEnd: '0.375rem',
  background: `radial-gradient(circle, ${frontInk} 2.5px, transparent 3px), linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 0 50% / 42% 1px no-repeat, linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 100% 50% / 42% 1px no-repeat`,
})
card(styles.sticker, { ...stamp, gridArea: '2 / 1', justifySelf: 'center', marginBlockEnd: '0.75rem', fontSize: vars.fontSize.xs })
// Above the inner frame.
card(`${styles.sticker}:last-child`, { marginBlockEnd: inner })
// In place of the words above the amount.
card(`${styles.sticker}:is([data-stamped] *)`, {
  ...fallingStamp,
  gridRow: 1,
  alignSelf: 'start',
  marginBlockStart: '1.625rem',
  letterSpacing: '0.16em',
  rotate: '-4deg',
})
card(`${styles.sticker}:is([data-fold] *)`, {
  '@media': {
    [folded]: {
      gridRow: 1,
      alignSelf: 'end',
      justifySelf: 'end',
      zIndex: 1,
      marginBlockEnd: '0.75rem',
      marginInlineEnd: `calc(${margin} + 0.75rem)`,
    },
  },
})
card(styles.body, {
  ...ofPaper,
  vars: { [styles.placeSide]: 'center' },
  gridArea: '4 / 1',
  paddingInline: inner,
  paddingBlock: '0.25rem 0.875rem',
  textAlign: 'start',
})
card(`${styles.body} > [data-align][data-align="start"]`, { alignItems: 'center', textAlign: 'center' })
// Away from the frame.
card(`${styles.body}:last-child`, { paddingBlockEnd: inner })
card(`${styles.body}:is([data-joins] *)`, {
  '@media': { [folded]: { vars: { [styles.placeSide]: 'start' }, paddingBlock: `calc(${margin} + 0.625rem) 0.5rem` } },
})
card(`${styles.placeName}:is([data-joins] *)`, {
  '@media': { [folded]: { fontFamily: vars.font.heading, fontWeight: vars.fontWeight.heading, fontSize: '1.25rem' } },
})
// On a phone the amount and the stamp share the front, and the row is torn off below them.
card(styles.foldRow, { position: 'relative', gridArea: '3 / 1', paddingInline: `calc(${margin} + 0.75rem)`, paddingBlockEnd: '0.375rem' })
card(`${styles.foldRow}:is([data-fold="open"] *)`, {
  borderBlock: `1px dotted ${vars.slip.rule}`,
  marginInline: `calc(${margin} + 1px)`,
  paddingInline: '0.6875rem',
})
card(`${styles.foldRow}:is([data-fold="closed"] *)::before`, { ...paper('top'), position: 'absolute', inset: 0 })
card(`${styles.foldRow}:is([data-fold="closed"] *)::after`, { ...stubFrame, inset: 0 })
card(styles.stub, {
  ...ofPaper,
  position: 'relative',
  gridArea: '5 / 1',
  justifyContent: 'space-between',
  paddingBlock: `0.875rem calc(${inner} - 0.5rem)`,
  paddingInline: inner,
  textAlign: 'start',
})
card(`${styles.stub}::before`, { ...paper('top'), position: 'absolute', inset: 0 })
card(`${styles.stub}::after`, { ...stubFrame, inset: 0 })
