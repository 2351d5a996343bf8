import type { Composition } from '../composition.ts'
import { drift, fallAway, frontInk, placeSide, slipCharacters, turnUp } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

/** Light that falls on a copper edge from the upper left. */
const foil = `linear-gradient(135deg, ${vars.slip.edge}, ${vars.slip.edgeLight} 18%, ${vars.slip.edge} 36%, ${vars.slip.edge} 64%, ${vars.slip.edgeLight} 82%, ${vars.slip.edge})`

/** Dots of a perforation. */
const perforation = `radial-gradient(circle, ${vars.slip.rule} 1.5px, transparent 2px) 0 0 / 9px 4px repeat-x`

/** The card itself: paper, foil and leaders. */
export const cardSlip: Composition = {
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
  slip: { '': { filter: `drop-shadow(${vars.shadow.slip})` } },
  slipSheet: {
    '': {
      padding: 'clamp(0.75rem, 4cqi, 1.25rem)',
      border: '2px solid transparent',
      borderRadius: '4px',
      background: `linear-gradient(${vars.slip.paper}, ${vars.slip.paper}) padding-box, ${foil} border-box`,
      textAlign: 'center',
      // Forced colors do not replace background pictures, so the text could not be read.
      '@media': { '(forced-colors: active)': { background: 'Canvas' } },
    },
    // An inner frame, as a letterpress leaves it.
    '::before': {
      content: '',
      position: 'absolute',
      inset: '0.4375rem',
      border: `1px solid ${vars.slip.rule}`,
      borderRadius: '2px',
      pointerEvents: 'none',
    },
  },
  // An envelope, with the words on its flap and below the wax. Its paper is the same by day and by night.
  giftTag: {
    '': {
      inset: '9% 8% 7%',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      textAlign: 'center',
      color: vars.surface.hero,
    },
  },
  giftUnwrapped: {
    '::after': { transformOrigin: '50% 4%', animation: `${turnUp} ${vars.motion.slow} ${vars.motion.ease} forwards` },
    '::before': { animation: `${fallAway} calc(1.5 * ${vars.motion.slow}) ${vars.motion.ease} forwards` },
  },
  slipFront: { '': { paddingBlock: 'clamp(0.25rem, 4cqi, 1.5rem) clamp(0.125rem, 2cqi, 1rem)', paddingInline: '0.75rem' } },
  slipPattern: {
    // A guilloche, as on banknotes: two sets of rings that cross.
    '': {
      background: `repeating-radial-gradient(circle at 3.5rem 50%, transparent 0 5px, ${vars.slip.rule} 5px 6px) 0 0 / 14rem 100%, repeating-radial-gradient(circle at 10.5rem 50%, transparent 0 5px, ${vars.slip.rule} 5px 6px) 0 0 / 14rem 100%`,
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
    '': {
      inlineSize: 'fit-content',
      marginInline: 'auto',
      marginBlockEnd: '0.5rem',
      paddingInline: '0.875rem',
      paddingBlock: '0.125rem',
      borderRadius: '999px',
    },
  },
  slipBody: {
    '': { vars: { [placeSide]: 'center' }, paddingInline: '0.75rem', paddingBlock: '0.5rem 0', textAlign: 'start' },
    // Away from the inner frame.
    ':last-child': { paddingBlockEnd: '0.75rem' },
  },
  slipStub: {
    '': {
      justifyContent: 'space-between',
      marginBlockStart: '0.75rem',
      paddingBlock: '0.875rem 0.25rem',
      paddingInline: '0.75rem',
      textAlign: 'start',
      background: perforation,
    },
  },
}
