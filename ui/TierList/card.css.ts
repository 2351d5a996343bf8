import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { meals, vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { frame, notch, ofPaper, paper, stamp, stubFrame, tornAt, tornFrame } from '../arrangements/cardPaper.ts'
import { slipCharacters } from '../parts/sharedVars.css.ts'
import * as styles from './TierList.css.ts'

/** Width of a card that is torn at its side. A narrower one is whole. */
const across = '(min-width: 17rem)'
const pictured = '(min-width: 20rem)'
/** On the counter, in a window where cards stand side by side. */
const side = ':is([data-content="counter"] *)'
const fill: GlobalStyleRule = { position: 'absolute', inset: 0 }
/** Print from one plate: a line drawing, a kicker, a sum. */
const ink = vars.slipInk.credit
const ornament = `radial-gradient(circle, ${ink} 2.5px, transparent 3px), linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 0 50% / 42% 1px no-repeat, linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 100% 50% / 42% 1px no-repeat`

const card = arrangement('slip', 'card')

card(styles.list, { gap: '1.25rem' })
card(`${styles.list}${side}`, {
  '@media': {
    [breakpoints.md]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'flex-end', gap: '1.625rem' },
  },
})
card(`${styles.entry}${side}`, { '@media': { [breakpoints.md]: { flex: '1 1 13rem', maxInlineSize: '16.75rem' } } })
card(styles.tier, {
  zIndex: 0,
  borderRadius: '4px',
  backgroundColor: 'transparent',
  filter: `drop-shadow(${vars.shadow.slip})`,
  paddingBlock: '1rem',
  paddingInline: '1.25rem',
  gridTemplateRows: '1fr auto auto auto 1fr',
  alignContent: 'stretch',
  '@container': {
    [across]: {
      gridTemplateColumns: 'minmax(0, max-content) minmax(max-content, 1fr) minmax(6.5rem, max-content)',
      minBlockSize: '5.75rem',
      paddingInlineEnd: 0,
    },
  },
})
card(`${styles.tier}${side}`, {
  '@media': {
    [breakpoints.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto auto 1fr 3.75rem',
      columnGap: 0,
      minBlockSize: '21.75rem',
      padding: 0,
      textAlign: 'center',
    },
  },
})
card(`${styles.tier}:is([data-content="counter"] [data-best] *)`, {
  '@media': { [breakpoints.md]: { minBlockSize: '23.25rem', paddingBlockStart: '0.75rem' } },
})
card(styles.front, {
  ...ofPaper,
  position: 'relative',
  inset: 'auto',
  alignSelf: 'stretch',
  gridArea: '1 / 1 / -1 / -1',
  marginBlock: '-1rem',
  marginInline: '-1.25rem',
  padding: `${notch + 1}px`,
  '@container': { [across]: { gridColumnEnd: -2, marginInlineEnd: '-0.75rem' } },
})
card(`${styles.front}::before`, { ...paper(), ...fill, '@container': { [across]: tornAt('100%') } })
card(`${styles.front}::after`, { ...frame, ...fill, '@container': { [across]: { marginInlineEnd: 0, borderInlineEnd: 0 } } })
card(`${styles.front}${side}`, { '@media': { [breakpoints.md]: { gridArea: '1 / 1 / 5 / 3', margin: 0 } } })
card(`${styles.front}:is([data-content="counter"] [data-best] *)`, { '@media': { [breakpoints.md]: { marginBlockStart: '-0.75rem' } } })
card(`${styles.front}${side}::before`, { '@media': { [breakpoints.md]: { ...paper('bottom'), paddingBlock: 0 } } })
card(`${styles.front}${side}::after`, { '@media': { [breakpoints.md]: { ...frame, ...tornFrame } } })
// Masks know no direction.
card(`${styles.front}:is([dir="rtl"] *)::before`, { scale: '-1 1' })
card(styles.stub, {
  ...ofPaper,
  position: 'relative',
  alignSelf: 'stretch',
  gridArea: '1 / -2 / -1 / -1',
  marginBlock: '-1rem',
  padding: `${notch + 1}px`,
  '@container': { [across]: { display: 'block' } },
})
card(`${styles.stub}::before`, { ...paper(), ...fill, ...tornAt('0') })
card(`${styles.stub}::after`, { ...frame, ...fill, marginInlineStart: 0, borderInlineStart: 0 })
card(`${styles.stub}${side}`, { '@media': { [breakpoints.md]: { display: 'block', gridArea: '5 / 1 / 6 / 3', margin: 0 } } })
card(`${styles.stub}${side}::before`, { '@media': { [breakpoints.md]: { ...paper('top'), paddingBlock: 0 } } })
card(`${styles.stub}${side}::after`, { '@media': { [breakpoints.md]: { ...stubFrame } } })
card(`${styles.stub}:is([dir="rtl"] *)::before`, { scale: '-1 1' })
// Over the edge of its card.
card(styles.label, {
  vars: { [vars.accent.soft]: vars.accent.solid, [vars.accent.text]: vars.accent.onSolid },
  gridArea: 'auto',
  position: 'absolute',
  insetBlockStart: '-0.75rem',
  insetInlineStart: '1.25rem',
  display: 'flex',
  maxInlineSize: 'calc(100% - 9.5rem)',
})
card(`${styles.label}${side}`, {
  '@media': { [breakpoints.md]: { insetInline: '1rem', justifySelf: 'stretch', justifyContent: 'center', maxInlineSize: 'none' } },
})
card(styles.meal, {
  gridColumn: 1,
  gridRow: '1 / -1',
  minInlineSize: 0,
  blockSize: '3.75rem',
  overflow: 'hidden',
  background: ink,
  mask: 'center / contain no-repeat',
  '@container': { [pictured]: { display: 'block' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
// Gives way to the sums.
card(`${styles.meal}::before`, { content: '', display: 'block', inlineSize: '5rem' })
card(`${styles.meal}${side}`, {
  '@media': {
    [breakpoints.md]: {
      display: 'block',
      gridArea: '1 / 1 / 2 / 3',
      justifySelf: 'center',
      inlineSize: '10rem',
      blockSize: '5.75rem',
      marginBlock: '1.25rem 0.25rem',
    },
  },
})
card(styles.pay, { color: vars.slip.inkMuted, '@container': { [across]: { gridColumn: 2 } } })
card(`${styles.pay}${side}`, {
  '@media': {
    [breakpoints.md]: {
      gridArea: '5 / 1',
      justifySelf: 'start',
      marginInlineStart: '1.5rem',
      color: vars.slip.ink,
      fontSize: vars.fontSize.md,
      fontWeight: vars.fontWeight.strong,
    },
  },
})
card(styles.get, { color: ink, '@container': { [across]: { gridColumn: 2 } } })
card(`${styles.get}${side}`, { '@media': { [breakpoints.md]: { gridArea: '2 / 1 / 3 / 3', display: 'grid', justifyItems: 'center' } } })
card(`${styles.get}${side}::after`, {
  '@media': {
    [breakpoints.md]: { content: '', inlineSize: '7rem', blockSize: '0.5rem', marginBlock: '0.375rem 0.5rem', background: ornament },
  },
})
card(`${styles.word}${side}`, {
  '@media': {
    [breakpoints.md]: {
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.strong,
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  },
})
card(styles.sum, { fontSize: `min(2.25rem, calc(36cqi / (${slipCharacters} * 0.6)))` })
card(`${styles.sum}${side}`, {
  '@media': { [breakpoints.md]: { fontSize: `min(4.75rem, calc(82cqi / (${slipCharacters} * 0.6)))`, lineHeight: 1 } },
})
card(styles.was, { color: vars.slip.inkMuted, '@container': { [across]: { gridColumn: 2 } } })
card(`${styles.was}${side}`, { '@media': { [breakpoints.md]: { gridArea: '3 / 1 / 4 / 3', marginBlockEnd: '0.375rem' } } })
card(styles.bonus, {
  ...stamp,
  gridRow: '1 / -1',
  color: ink,
  '@container': { [across]: { gridColumn: 3, justifySelf: 'center', marginInlineEnd: '0.5rem' } },
})
card(`${styles.bonus}${side}`, {
  '@media': {
    [breakpoints.md]: {
      gridArea: '4 / 1 / 5 / 3',
      justifySelf: 'center',
      alignSelf: 'start',
      marginBlockEnd: '0.75rem',
      marginInlineEnd: 0,
    },
  },
})
card(`${styles.arrow}${side}`, { '@media': { [breakpoints.md]: { display: 'flex', gridArea: '5 / 2', marginInlineEnd: '1.5rem' } } })
for (const [meal, picture] of Object.entries(meals)) card(`${styles.meal}[data-meal="${meal}"]`, { maskImage: picture })
