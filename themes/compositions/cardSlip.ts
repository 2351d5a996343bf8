import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { cardGift } from './cardGift.ts'
import { frame, inner, margin, ofPaper, paper, stubFrame, tornFrame } from './cardPaper.ts'
import { drawnUp, drift, folded, foldedFront, moving, frontInk, placeSide, slipCharacters } from '../compositionVars.css.ts'
import { back, fallingStamp, turning, turningSheet } from './turn.ts'
import { vars } from '../vars.css.ts'

/** Two rules around a few words, set a little askew by hand. */
export const stamp: GlobalStyleRule = {
  paddingBlock: '0.3125rem',
  paddingInline: '0.6875rem',
  borderRadius: '2px',
  boxShadow: `inset 0 0 0 1px ${vars.slip.edge}, inset 0 0 0 3px ${vars.slip.paper}, inset 0 0 0 4px ${vars.slip.rule}`,
  rotate: '-2deg',
}

/** Two sets of rings that cross, as on banknotes. */
const guilloche = [25, 75]
  .map((x) => `repeating-radial-gradient(circle at ${x}% 50%, transparent 0 5px, ${vars.slip.rule} 5px 6px) 0 0 / 14rem 100%`)
  .join(', ')

/** The card itself: paper, foil and leaders. */
export const cardSlip: Composition = {
  ...cardGift,
  leader: {
    '': { paddingInlineStart: '0.375rem' },
    // A little above the line on which the words stand.
    '::before': {
      content: '',
      flex: '1 1 1rem',
      marginInlineEnd: '0.375rem',
      borderBlockEnd: `2px dotted ${vars.slip.rule}`,
      translate: '0 -3px',
      opacity: 0.7,
    },
  },
  slip: {
    '': { filter: `drop-shadow(${vars.shadow.slip})` },
    // The back of the card.
    '[data-stamped]': turning,
    '[data-stamped]::after': {
      ...back,
      border: `2px solid ${vars.slip.edge}`,
      borderRadius: '4px',
      background: `${guilloche}, ${vars.slip.paper}`,
      boxShadow: `inset 0 0 0 0.5rem ${vars.slip.paper}, inset 0 0 0 calc(0.5rem + 1px) ${vars.slip.rule}`,
    },
  },
  // Front, sticker and body lie on one paper, and the stub on its own: no part knows the height of another.
  slipSheet: {
    '': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr auto',
      zIndex: 0,
      textAlign: 'center',
      '@media': { '(forced-colors: active)': { background: 'Canvas' } },
    },
    ':is([data-stamped] > *)': turningSheet,
    '::before': { ...paper(), gridArea: '1 / 1 / 6 / 2' },
    '::after': { ...frame, gridArea: '1 / 1 / 6 / 2' },
    ':has(> dl)::before': { ...paper('bottom'), gridRowEnd: 5 },
    ':has(> dl)::after': { gridRowEnd: 5, ...tornFrame },
    ':is([data-fold="closed"] > *)::before': { '@media': { [folded]: { ...paper('bottom'), gridRowEnd: 3 } } },
    ':is([data-fold="closed"] > *)::after': { '@media': { [folded]: { gridRowEnd: 3, ...tornFrame } } },
  },
  slipFront: {
    '': { ...ofPaper, gridArea: '1 / 1', paddingBlock: 'clamp(1.125rem, 8cqi, 2.875rem) clamp(0.5rem, 2cqi, 1rem)', paddingInline: inner },
    ':has(+ dl)': { paddingBlockEnd: '0.875rem' },
    ':is([data-stamped] *)': { paddingBlockStart: '4.25rem' },
    ':last-child': { paddingBlockEnd: inner },
    ':is([data-fold] *)': {
      '@media': {
        [folded]: { minBlockSize: foldedFront, padding: `calc(${margin} + 0.625rem) calc(${margin} + 0.75rem) 0.5rem`, textAlign: 'start' },
      },
    },
  },
  slipPattern: {
    '': {
      background: guilloche,
      inset: `${margin} ${margin} 0`,
      opacity: 0.45,
      maskImage: 'linear-gradient(#000 60%, transparent)',
      animation: `${drift} 9s linear infinite`,
    },
  },
  slipKicker: {
    '': { letterSpacing: '0.14em', textTransform: 'uppercase', fontSize: vars.fontSize.xs },
    ':is([data-face="paid"] *)': {
      fontFamily: vars.font.heading,
      fontSize: vars.fontSize.xxl,
      letterSpacing: '0.3em',
      textIndent: '0.3em',
    },
  },
  slipAmount: {
    '': {
      fontSize: `min(8rem, 22cqi, calc(96cqi / (${slipCharacters} * 0.6)))`,
      fontVariantNumeric: 'oldstyle-nums tabular-nums',
      paddingBlock: 'clamp(0.125rem, 1.5cqi, 0.375rem)',
      marginInline: 'auto',
      textShadow: `0 1px 0 ${vars.slip.paper}, 0 -1px 1px ${vars.slip.rule}`,
    },
    ':is([data-fold] *)': {
      '@media': { [folded]: { marginInline: 0, fontSize: `min(3.75rem, calc(90cqi / (${slipCharacters} * 0.6)))` } },
    },
  },
  slipTitle: {
    '': { color: vars.slip.ink, marginInline: 'auto' },
    // The ornament between the amount and the title.
    '::before': {
      content: '',
      display: 'block',
      inlineSize: 'min(7rem, 100%)',
      blockSize: '0.5rem',
      marginInline: 'auto',
      marginBlockEnd: '0.375rem',
      background: `radial-gradient(circle, ${frontInk} 2.5px, transparent 3px), linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 0 50% / 42% 1px no-repeat, linear-gradient(${vars.slip.rule}, ${vars.slip.rule}) 100% 50% / 42% 1px no-repeat`,
    },
  },
  slipSticker: {
    '': { ...stamp, gridArea: '2 / 1', justifySelf: 'center', marginBlockEnd: '0.75rem', fontSize: vars.fontSize.xs },
    // In place of the words above the amount.
    ':is([data-stamped] *)': {
      ...fallingStamp,
      gridRow: 1,
      alignSelf: 'start',
      marginBlockStart: '1.625rem',
      letterSpacing: '0.16em',
      rotate: '-4deg',
    },
    ':is([data-fold] *)': {
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
    },
  },
  slipBody: {
    '': {
      ...ofPaper,
      vars: { [placeSide]: 'center' },
      gridArea: '4 / 1',
      paddingInline: inner,
      paddingBlock: '0.25rem 0.875rem',
      textAlign: 'start',
    },
    ' > [data-align="start"]': { alignItems: 'center', textAlign: 'center' },
    // Away from the frame.
    ':last-child': { paddingBlockEnd: inner },
  },
  // Letters are drawn up from the pile.
  slipStack: { '': { '@media': { [moving]: { animationName: drawnUp, animationDuration: `calc(1.5 * ${vars.motion.base})` } } } },
  // On a phone the amount and the stamp share the front, and the row is torn off below them.
  slipFold: {
    '': { position: 'relative', gridArea: '3 / 1', paddingInline: `calc(${margin} + 0.75rem)`, paddingBlockEnd: '0.375rem' },
    ':is([data-fold="open"] *)': {
      borderBlock: `1px dotted ${vars.slip.rule}`,
      marginInline: `calc(${margin} + 1px)`,
      paddingInline: '0.6875rem',
    },
    ':is([data-fold="closed"] *)::before': { ...paper('top'), position: 'absolute', inset: 0 },
    ':is([data-fold="closed"] *)::after': { ...stubFrame, inset: 0 },
  },
  slipStub: {
    '': {
      ...ofPaper,
      position: 'relative',
      gridArea: '5 / 1',
      justifyContent: 'space-between',
      paddingBlock: `0.875rem calc(${inner} - 0.5rem)`,
      paddingInline: inner,
      textAlign: 'start',
    },
    '::before': { ...paper('top'), position: 'absolute', inset: 0 },
    '::after': { ...stubFrame, inset: 0 },
  },
}
