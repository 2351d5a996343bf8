import type { Composition } from '../composition.ts'
import { dealt, drift, folded, foldedFront, frontGround, moving, placeZoom, slipCharacters } from '../compositionVars.css.ts'
import { trayGift } from './trayGift.ts'
import { back, fallingStamp, turning, turningSheet } from './turn.ts'
import { vars } from '../vars.css.ts'

/** Width of the slip from which it lies across. */
const across = '(min-width: 34rem)'
const corner = '24px'

/** A row of punched holes, 1.25 rem above the lower edge. */
const holes = `radial-gradient(circle at 50% calc(100% - 1.125rem), transparent 0.4375rem, #000 calc(0.4375rem + 0.5px)) 0 0 / 2.25rem 100% round`

const tint = 'rgb(255 255 255 / 14%)'

/** A stub without a body: after the front, a sticker, or a body that is empty. */
const alone = ':nth-child(2), p + *, :empty + *'

/** The ticket: blocks of color and punched holes. */
export const traySlip: Composition = {
  ...trayGift,
  slip: {
    '': { filter: `drop-shadow(${vars.shadow.slip})` },
    // The back of the ticket.
    '[data-stamped]': turning,
    '[data-stamped]::after': {
      ...back,
      borderRadius: corner,
      background: `radial-gradient(circle, ${tint} 0.5rem, transparent calc(0.5rem + 0.5px)) 0 0 / 3rem 3rem, ${frontGround}`,
    },
  },
  slipSheet: {
    ':is([data-stamped] > *)': turningSheet,
    '': {
      display: 'grid',
      // Wide enough, it lies across: the colored block has the room that the paper beside it does not need.
      '@container': { [across]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(46%)', gridTemplateRows: '1fr auto' } },
    },
  },
  slipFront: {
    '': {
      borderRadius: corner,
      padding: '1rem 1.5rem 2.25rem',
      backgroundColor: frontGround,
      // A disc of the same color, cut off by the corner.
      backgroundImage: `radial-gradient(circle at 100% 0, ${tint} min(46%, 9rem), transparent calc(min(46%, 9rem) + 0.5px))`,
      mask: holes,
      '@container': {
        [across]: { gridRow: '1 / 3', display: 'flex', flexDirection: 'column', justifyContent: 'center', paddingInline: '2rem' },
      },
    },
    // Paid, it is a band over the bill: the sum stands beside the words.
    ':is([data-face="paid"] *)': {
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
    },
    ':is([data-fold] *)': { '@media': { [folded]: { minBlockSize: foldedFront, paddingInline: '1.25rem' } } },
    ':not(:has(~ div:not(:empty), ~ dl))': { '@container': { [across]: { gridColumn: '1 / -1' } } },
  },
  slipKicker: {
    '': { textTransform: 'uppercase', letterSpacing: '0.03em', fontSize: vars.fontSize.xs },
    ':is([data-face="paid"] *)': { fontSize: vars.fontSize.xxl, fontWeight: vars.fontWeight.heading, gridColumn: 1 },
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
      fontSize: `min(5.75rem, 30cqi, calc(82cqi / (${slipCharacters} * 0.58)))`,
      // The front's part of the slip, without its padding.
      '@container': { [across]: { fontSize: `min(9rem, calc((54cqi - 4rem) / (${slipCharacters} * 0.52)))` } },
      letterSpacing: '-0.055em',
      paddingBlock: '0.125rem 0.25rem',
    },
    // Beside the stamp.
    ':is([data-stamped] *)': {
      fontSize: `min(5.75rem, calc((96cqi - 7.5rem) / (${slipCharacters} * 0.58)))`,
      '@container': { [across]: { fontSize: `min(9rem, calc((54cqi - 9rem) / (${slipCharacters} * 0.52)))` } },
    },
    ':is([data-face="paid"] *)': {
      '@container': {
        [across]: {
          gridColumn: 2,
          gridRow: '1 / span 3',
          alignSelf: 'center',
          fontSize: `min(6.5rem, calc(50cqi / (${slipCharacters} * 0.6)))`,
        },
      },
    },
  },
  slipStack: { '': { '@media': { [moving]: { animationName: dealt, animationDuration: `calc(1.25 * ${vars.motion.base})` } } } },
  slipFold: {
    '': { paddingInline: '1.25rem', borderRadius: corner, backgroundColor: vars.slip.paper },
    ':is([data-fold="open"] *)': { borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: `2px dashed ${vars.slip.rule}` },
  },
  slipTitle: { '': { '@container': { [across]: { fontSize: vars.fontSize.xl } } } },
  slipSticker: {
    '': {
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
    },
    ':is([data-stamped] *)': { ...fallingStamp, fontSize: vars.fontSize.xs, letterSpacing: '0.06em' },
    // Inside the front: at the slip's corner it would cover the words of the body, and at the front's corner the page's picture.
    ':has(~ div:not(:empty), ~ dl)': {
      '@container': { [across]: { gridColumn: '1 / 2', insetBlockStart: '1.25rem', insetInlineEnd: '1.25rem' } },
    },
    ':is([data-face="paid"] *)': { '@container': { [across]: { gridColumn: '1 / -1' } } },
  },
  slipBody: {
    ':is([data-fold="open"] *)': { '@media': { [folded]: { borderStartStartRadius: 0, borderStartEndRadius: 0 } } },
    // One sheet with the stub, which tears off along the line.
    ':has(+ dl)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '': {
      borderRadius: corner,
      padding: 'clamp(0.75rem, 4cqi, 1.125rem) 1.5rem',
      backgroundColor: vars.slip.paper,
      '@container': { [across]: { gridColumn: 2, justifyContent: 'center', paddingBlock: '1.125rem' } },
    },
    // The place is large, above the facts.
    ':is([data-face="offer"] *):has(+ dl)': { '@container': { [across]: { vars: { [placeZoom]: '1.75' }, fontSize: vars.fontSize.lg } } },
    ':last-child': { '@container': { [across]: { gridRow: '1 / 3' } } },
    ':is([data-face="paid"] *)': { '@container': { [across]: { gridColumn: 1, gridRow: 2 } } },
    ':is([data-face="paid"] *):has(+ dl)': { '@container': { [across]: { borderEndStartRadius: corner, borderStartEndRadius: 0 } } },
    ':is([data-face="paid"] *):last-child': { '@container': { [across]: { gridColumn: '1 / -1', gridRow: 2 } } },
  },
  slipStub: {
    '': {
      borderRadius: corner,
      padding: '0.75rem 1.5rem',
      '@container': { [across]: { gridColumn: 2, paddingBlock: '1rem' } },
      backgroundColor: vars.slip.paper,
    },
    [`:not(${alone})`]: { borderStartStartRadius: 0, borderStartEndRadius: 0, borderBlockStart: `2px dashed ${vars.slip.rule}` },
    [`:is([data-face="paid"] *):not(${alone})`]: {
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
    },
    // Without a body it is the side of the ticket.
    [`:is(${alone})`]: {
      '@container': {
        [across]: { gridRow: '1 / 3', flexDirection: 'column', justifyContent: 'center', rowGap: '0.75rem', minInlineSize: '14rem' },
      },
    },
    [`:is([data-face="paid"] *):is(${alone})`]: { '@container': { [across]: { gridRow: 2, gridColumn: '1 / -1' } } },
  },
}
