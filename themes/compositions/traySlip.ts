import type { Composition } from '../composition.ts'
import { drift, frontGround, slipCharacters } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

/** Width of the slip from which it lies across. */
const across = '(min-width: 34rem)'
const corner = '24px'

/** A row of punched holes, 1.25 rem above the lower edge. */
const holes = `radial-gradient(circle at 50% calc(100% - 1.375rem), transparent 0.4375rem, #000 calc(0.4375rem + 0.5px)) 0 0 / 2.25rem 100% round`

/** The ticket: blocks of color and punched holes. */
export const traySlip: Composition = {
  slipSheet: {
    '': {
      display: 'grid',
      // Wide enough, it lies across: the amount at the start, the rest beside it.
      '@container': { [across]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: '1fr auto' } },
      filter: `drop-shadow(0 10px 18px ${vars.border.onHero})`,
    },
  },
  // A box with a ribbon.
  slipSeal: {
    '': {
      '@container': { [across]: { gridColumn: '1 / -1', gridRow: 2, marginBlockStart: '-1.5rem' } },
      position: 'relative',
      blockSize: '11rem',
      marginBlockStart: '-1.5rem',
      borderRadius: `0 0 ${corner} ${corner}`,
      background: `linear-gradient(${vars.slip.sticker}, ${vars.slip.sticker}) 50% 0 / 3rem 100% no-repeat, linear-gradient(${vars.slipFront.gift}, ${vars.slipFront.gift})`,
    },
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-2.125rem',
      insetInlineStart: 'calc(50% - 4.25rem)',
      inlineSize: '4.25rem',
      blockSize: '2.5rem',
      border: `0.875rem solid ${vars.slip.sticker}`,
      borderRadius: '60% 40% 20% 60%',
      rotate: '14deg',
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-2.125rem',
      insetInlineStart: '50%',
      inlineSize: '4.25rem',
      blockSize: '2.5rem',
      border: `0.875rem solid ${vars.slip.sticker}`,
      borderRadius: '40% 60% 60% 20%',
      rotate: '-14deg',
    },
  },
  slipFront: {
    '': {
      borderRadius: corner,
      padding: '1.25rem 1.5rem 2.75rem',
      backgroundColor: frontGround,
      mask: holes,
      '@container': { [across]: { gridRow: '1 / 3', display: 'flex', flexDirection: 'column', justifyContent: 'center' } },
    },
    ':only-child': { '@container': { [across]: { gridColumn: '1 / -1' } } },
    // Wrapped, it is the lid of a box: the bow has room below the words.
    ':has(+ [aria-hidden])': { mask: 'none', paddingBlockEnd: '3.75rem', '@container': { [across]: { gridColumn: '1 / -1', gridRow: 1 } } },
  },
  slipKicker: {
    '': { textTransform: 'uppercase', letterSpacing: '0.03em', fontSize: vars.fontSize.xs },
    ':is([data-face="paid"] *)': { fontSize: vars.fontSize.xxl, fontWeight: vars.fontWeight.heading },
  },
  slipPattern: {
    // Punched dots that roll by.
    '': {
      background: `radial-gradient(circle, ${vars.slipInk.paid} 0.5rem, transparent calc(0.5rem + 0.5px)) 0 0 / 3.5rem 3.5rem, radial-gradient(circle, ${vars.slipInk.paid} 0.25rem, transparent calc(0.25rem + 0.5px)) 0 1.75rem / 2rem 3.5rem`,
      opacity: 0.14,
      animation: `${drift} 7s linear infinite`,
    },
  },
  slipAmount: {
    '': {
      fontSize: `min(9rem, 30cqi, calc(82cqi / (${slipCharacters} * 0.58)))`,
      '@container': { [across]: { fontSize: `min(8rem, calc(39cqi / (${slipCharacters} * 0.6)))` } },
      letterSpacing: '-0.055em',
      paddingBlock: '0.25rem',
    },
  },
  slipSticker: {
    '': {
      position: 'absolute',
      insetBlockStart: '-0.625rem',
      insetInlineEnd: '-0.375rem',
      zIndex: 1,
      '@container': { [across]: { insetInlineEnd: 'calc(50% - 2rem)' } },
      display: 'grid',
      placeContent: 'center',
      minInlineSize: '4.5rem',
      aspectRatio: '1',
      borderRadius: '50%',
      padding: '0.5rem',
      rotate: '9deg',
      fontSize: vars.fontSize.lg,
    },
  },
  slipBody: {
    // One sheet with the stub, which tears off along the line.
    ':has(+ dl)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '': {
      borderRadius: corner,
      padding: '1.125rem 1.5rem',
      backgroundColor: vars.slip.paper,
      '@container': { [across]: { gridColumn: 2, justifyContent: 'center' } },
    },
  },
  slipStub: {
    // Without a body it fills its side.
    ':not(:nth-child(2))': { borderStartStartRadius: 0, borderStartEndRadius: 0, borderBlockStart: `2px dashed ${vars.slip.rule}` },
    ':nth-child(2)': { alignContent: 'center', '@container': { [across]: { gridRow: '1 / 3' } } },
    '': { borderRadius: corner, padding: '1rem 1.5rem', '@container': { [across]: { gridColumn: 2 } }, backgroundColor: vars.slip.paper },
  },
}
