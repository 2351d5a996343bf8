import type { Composition } from '../composition.ts'
import { contentWidth, drift, frontGround, pictureHeight, slipCharacters } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

const wide = '(min-width: 62rem)'
/** Width of the slip from which it lies across. */
const across = '(min-width: 34rem)'
const corner = '24px'

/** A row of punched holes, 1.25 rem above the lower edge. */
const holes = `radial-gradient(circle at 50% calc(100% - 1.375rem), transparent 0.4375rem, #000 calc(0.4375rem + 0.5px)) 0 0 / 2.25rem 100% round`

/** A tray on a field of colour: one centred column, the amount first, the form on the tray. */
export const tray: Composition = {
  publicPage: {
    '': {
      backgroundColor: vars.surface.hero,
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' } },
    },
  },
  publicPanel: {
    '': {
      '@media': {
        [wide]: { position: 'static', gridColumn: 1, gridRow: 'auto', blockSize: 'auto', paddingBlockEnd: 0, overflow: 'visible' },
      },
    },
  },
  publicHeader: { '': { justifyContent: 'center', '@media': { [wide]: { minBlockSize: '5.5rem' } } } },
  publicHero: { '': { '@media': { [wide]: { flex: 'none', display: 'block' } } } },
  // A plate, seen from above.
  publicPicture: {
    '': {
      vars: { [pictureHeight]: '100%' },
      inlineSize: 'min(10rem, 30svh)',
      aspectRatio: '1',
      maxBlockSize: 'none',
      marginInline: 'auto',
      // The slip lies on it.
      marginBlockEnd: '-4.5rem',
      padding: 0,
      border: `0.625rem solid ${vars.slip.paper}`,
      borderRadius: '50%',
      boxShadow: vars.shadow.overlay,
      overflow: 'hidden',
      '@media': { [wide]: { inlineSize: '12rem' } },
    },
    ':has(> [data-ratio="spot"])': { inlineSize: 'min(100%, 15rem)', aspectRatio: 'auto', border: 0, borderRadius: 0, boxShadow: 'none' },
  },
  publicTagline: { '': { display: 'none', '@media': { [wide]: { display: 'none' } } } },
  // The tray: what is asked lies on it, and it reaches the foot of the window.
  publicMain: {
    '': {
      position: 'relative',
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      paddingBlockStart: 0,
      '@media': { [wide]: { gridColumn: 1, gridRow: 'auto', maxInlineSize: `max(${contentWidth}, 46rem)`, paddingBlock: 0 } },
    },
  },
  publicObject: { '': { position: 'relative', marginBlock: '0 1rem' } },
  publicContent: {
    '': {
      flex: 1,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      marginBlockStart: '1rem',
      paddingInline: vars.space.gutter,
      paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
      borderRadius: '1.75rem 1.75rem 0 0',
      backgroundColor: vars.surface.page,
      '@media': {
        [wide]: { marginInline: 0, paddingBlock: '2rem 3rem', paddingInline: `max(2.5rem, calc((100% - ${contentWidth}) / 2))` },
      },
    },
  },
  publicFooter: {
    '': {
      '@media': { [wide]: { gridColumn: 1, gridRow: 'auto', position: 'static', minBlockSize: 0, backgroundColor: vars.surface.hero } },
    },
  },
  checkoutPage: {
    '': {
      backgroundColor: vars.surface.hero,
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto' } },
    },
  },
  checkoutOrder: { '': { '@media': { [wide]: { gridColumn: 1, gridRow: 2, borderInlineStart: 0, backgroundColor: 'transparent' } } } },
  checkoutSummary: {
    '': { '@media': { [wide]: { position: 'static', maxInlineSize: '46rem', marginInline: 'auto', padding: '0 0 1rem' } } },
  },
  checkoutMain: {
    '': {
      backgroundColor: vars.surface.page,
      '@media': {
        [wide]: {
          gridColumn: 1,
          gridRow: 3,
          maxInlineSize: '46rem',
          marginInline: 'auto',
          paddingBlock: '2rem',
          paddingInline: '8rem',
          borderRadius: '1.75rem 1.75rem 0 0',
        },
      },
    },
  },
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
      insetBlockStart: '-2.25rem',
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
      insetBlockStart: '-2.25rem',
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
    ':has(+ [aria-hidden])': { '@container': { [across]: { gridColumn: '1 / -1', gridRow: 1 } } },
  },
  slipKicker: { ':is([data-face="paid"] *)': { fontSize: vars.fontSize.xxl, fontWeight: vars.fontWeight.heading } },
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
    '': {
      borderRadius: corner,
      padding: '1.125rem 1.5rem',
      backgroundColor: vars.slip.paper,
      '@container': { [across]: { gridColumn: 2, justifyContent: 'center' } },
    },
  },
  slipStub: {
    // Without a body it fills its side.
    ':nth-child(2)': { alignContent: 'center', '@container': { [across]: { gridRow: '1 / 3' } } },
    '': {
      borderRadius: corner,
      padding: '1rem 1.5rem',
      '@container': { [across]: { gridColumn: 2 } },
      backgroundColor: vars.slip.paper,
      borderBlockStart: `2px dashed ${vars.slip.rule}`,
    },
  },
}
