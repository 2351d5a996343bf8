import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { slipCharacters } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'
import { frame, notch, ofPaper, paper, stubFrame, tornAt, tornFrame } from './cardPaper.ts'
import { stamp } from './cardSlip.ts'

const roomy = '(min-width: 48rem)'
/** Width of a card that is torn at its side. A narrower one is whole. */
const across = '(min-width: 17rem)'
/** On the counter, in a window where cards stand side by side. */
const side = ':is([data-content="counter"] *)'

const fill: GlobalStyleRule = { position: 'absolute', inset: 0 }
/** Print from one plate: a line drawing, a kicker, a sum. */
const ink = vars.slipInk.credit
const ornament = `radial-gradient(circle, ${ink} 2.5px, transparent 3px), linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 0 50% / 42% 1px no-repeat, linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 100% 50% / 42% 1px no-repeat`

/** Credit as cards of letterpress paper. In a row of its own the bonus is torn off, side by side the price. */
export const cardTier: Composition = {
  tierList: {
    '': { gap: '1.25rem' },
    [side]: {
      '@media': { [roomy]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'flex-end', gap: '1.625rem' } },
    },
    [`${side} > *`]: { '@media': { [roomy]: { flex: '1 1 13rem', maxInlineSize: '16.75rem' } } },
  },
  tier: {
    '': {
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
    },
    [side]: {
      '@media': {
        [roomy]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateRows: 'auto auto auto 1fr 3.75rem',
          columnGap: 0,
          minBlockSize: '21.75rem',
          padding: 0,
          textAlign: 'center',
        },
      },
    },
    ':is([data-content="counter"] [data-best] *)': { '@media': { [roomy]: { minBlockSize: '23.25rem', paddingBlockStart: '0.75rem' } } },
  },
  tierFront: {
    '': {
      ...ofPaper,
      position: 'relative',
      inset: 'auto',
      alignSelf: 'stretch',
      gridArea: '1 / 1 / -1 / -1',
      marginBlock: '-1rem',
      marginInline: '-1.25rem',
      padding: `${notch + 1}px`,
      '@container': { [across]: { gridColumnEnd: -2, marginInlineEnd: '-0.75rem' } },
    },
    '::before': { ...paper(), ...fill, '@container': { [across]: tornAt('100%') } },
    '::after': { ...frame, ...fill, '@container': { [across]: { marginInlineEnd: 0, borderInlineEnd: 0 } } },
    [side]: { '@media': { [roomy]: { gridArea: '1 / 1 / 5 / 3', margin: 0 } } },
    ':is([data-content="counter"] [data-best] *)': { '@media': { [roomy]: { marginBlockStart: '-0.75rem' } } },
    [`${side}::before`]: { '@media': { [roomy]: { ...paper('bottom'), paddingBlock: 0 } } },
    [`${side}::after`]: { '@media': { [roomy]: { ...frame, ...tornFrame } } },
    // Masks know no direction.
    ':is([dir="rtl"] *)::before': { scale: '-1 1' },
  },
  tierStub: {
    '': {
      ...ofPaper,
      position: 'relative',
      alignSelf: 'stretch',
      gridArea: '1 / -2 / -1 / -1',
      marginBlock: '-1rem',
      padding: `${notch + 1}px`,
      '@container': { [across]: { display: 'block' } },
    },
    '::before': { ...paper(), ...fill, ...tornAt('0') },
    '::after': { ...frame, ...fill, marginInlineStart: 0, borderInlineStart: 0 },
    [side]: { '@media': { [roomy]: { display: 'block', gridArea: '5 / 1 / 6 / 3', margin: 0 } } },
    [`${side}::before`]: { '@media': { [roomy]: { ...paper('top'), paddingBlock: 0 } } },
    [`${side}::after`]: { '@media': { [roomy]: { ...stubFrame } } },
    ':is([dir="rtl"] *)::before': { scale: '-1 1' },
  },
  // Over the edge of its card.
  tierLabel: {
    '': {
      vars: { [vars.accent.soft]: vars.accent.solid, [vars.accent.text]: vars.accent.onSolid },
      gridArea: 'auto',
      position: 'absolute',
      insetBlockStart: '-0.75rem',
      insetInlineStart: '1.25rem',
      display: 'flex',
      maxInlineSize: 'calc(100% - 9.5rem)',
    },
    [side]: { '@media': { [roomy]: { insetInline: '1rem', justifySelf: 'stretch', justifyContent: 'center', maxInlineSize: 'none' } } },
  },
  tierMeal: {
    '': {
      gridColumn: 1,
      gridRow: '1 / -1',
      minInlineSize: 0,
      blockSize: '3.75rem',
      overflow: 'hidden',
      background: ink,
      mask: 'center / contain no-repeat',
      '@container': { '(min-width: 20rem)': { display: 'block' } },
      '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
    },
    // Gives way to the sums.
    '::before': { content: '', display: 'block', inlineSize: '5rem' },
    [side]: {
      '@media': {
        [roomy]: {
          display: 'block',
          gridArea: '1 / 1 / 2 / 3',
          justifySelf: 'center',
          inlineSize: '10rem',
          blockSize: '5.75rem',
          marginBlock: '1.25rem 0.25rem',
        },
      },
    },
  },
  tierPay: {
    '': { color: vars.slip.inkMuted, '@container': { [across]: { gridColumn: 2 } } },
    [side]: {
      '@media': {
        [roomy]: {
          gridArea: '5 / 1',
          justifySelf: 'start',
          marginInlineStart: '1.5rem',
          color: vars.slip.ink,
          fontSize: vars.fontSize.md,
          fontWeight: vars.fontWeight.strong,
        },
      },
    },
  },
  tierGet: {
    '': { color: ink, '@container': { [across]: { gridColumn: 2 } } },
    [side]: { '@media': { [roomy]: { gridArea: '2 / 1 / 3 / 3', display: 'grid', justifyItems: 'center' } } },
    [`${side}::after`]: {
      '@media': { [roomy]: { content: '', inlineSize: '7rem', blockSize: '0.5rem', marginBlock: '0.375rem 0.5rem', background: ornament } },
    },
  },
  tierWord: {
    [side]: {
      '@media': {
        [roomy]: { fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.strong, letterSpacing: '0.14em', textTransform: 'uppercase' },
      },
    },
  },
  tierSum: {
    '': { fontSize: `min(2.25rem, calc(36cqi / (${slipCharacters} * 0.6)))` },
    [side]: { '@media': { [roomy]: { fontSize: `min(4.75rem, calc(82cqi / (${slipCharacters} * 0.6)))`, lineHeight: 1 } } },
  },
  tierWas: {
    '': { color: vars.slip.inkMuted, '@container': { [across]: { gridColumn: 2 } } },
    [side]: { '@media': { [roomy]: { gridArea: '3 / 1 / 4 / 3', marginBlockEnd: '0.375rem' } } },
  },
  tierBonus: {
    '': {
      ...stamp,
      gridRow: '1 / -1',
      color: ink,
      '@container': { [across]: { gridColumn: 3, justifySelf: 'center', marginInlineEnd: '0.5rem' } },
    },
    [side]: {
      '@media': {
        [roomy]: { gridArea: '4 / 1 / 5 / 3', justifySelf: 'center', alignSelf: 'start', marginBlockEnd: '0.75rem', marginInlineEnd: 0 },
      },
    },
  },
  tierArrow: { [side]: { '@media': { [roomy]: { display: 'flex', gridArea: '5 / 2', marginInlineEnd: '1.5rem' } } } },
}
