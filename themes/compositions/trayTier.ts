import type { Composition } from '../composition.ts'
import { drop, frontGround, frontInk, slipCharacters } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

const roomy = '(min-width: 48rem)'
const across = '(min-width: 17rem)'
const calm = '(prefers-reduced-motion: no-preference)'
const side = ':is([data-content="counter"] *)'
const best = ':is([data-content="counter"] [data-best] *)'
const corner = '24px'
const holes = `radial-gradient(circle at 50% calc(100% - 1.125rem), transparent 0.4375rem, #000 calc(0.4375rem + 0.5px)) 0 0 / 2.25rem 100% round`
/** A disc of the same color, cut off by the corner. */
const disc = 'radial-gradient(circle at 100% 0, rgb(255 255 255 / 14%) min(46%, 9rem), transparent calc(min(46%, 9rem) + 0.5px))'

/** Credit as tickets with a meal on them: side by side the price is on a foot of its own. */
export const trayTier: Composition = {
  tierList: {
    '': { gap: '1rem' },
    [side]: {
      '@media': { [roomy]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'flex-end', gap: '1.5rem' } },
    },
    [`${side} > *`]: { '@media': { [roomy]: { flex: '1 1 12.5rem', maxInlineSize: '18.25rem' } } },
    [`${side} > [data-best]`]: { '@media': { [roomy]: { flex: '1.1 1 13.5rem', maxInlineSize: '20rem' } } },
  },
  tier: {
    '': {
      vars: { [frontGround]: vars.slipFront.credit, [frontInk]: vars.slipInk.credit },
      zIndex: 0,
      borderRadius: corner,
      backgroundColor: 'transparent',
      color: frontInk,
      filter: `drop-shadow(${vars.shadow.slip})`,
      gridTemplateRows: 'auto auto auto auto 1fr',
      alignContent: 'stretch',
      paddingBlock: '1rem 2.25rem',
      paddingInline: '1.25rem',
      '@container': { [across]: { gridTemplateColumns: 'max-content minmax(0, 1fr) 3.5rem', columnGap: '0.25rem', minBlockSize: '8rem' } },
    },
    '[data-meal="small"]': { vars: { [frontGround]: vars.slipFront.refund, [frontInk]: vars.slipInk.refund } },
    '[data-meal="large"]': { vars: { [frontGround]: vars.slipFront.offer, [frontInk]: vars.slipInk.offer } },
    ':is([data-best] *)': { '@container': { [across]: { minBlockSize: '9.375rem' } } },
    [side]: {
      '@media': {
        [roomy]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateRows: 'auto auto auto 1fr 3.5rem',
          columnGap: 0,
          minBlockSize: '24rem',
          padding: '1.5rem 0 0',
        },
      },
    },
    [best]: { '@media': { [roomy]: { minBlockSize: '25.5rem' } } },
  },
  tierFront: {
    '': { borderRadius: corner, backgroundColor: frontGround, backgroundImage: disc, mask: holes },
    ':is([dir="rtl"] *)': { scale: '-1 1' },
    [side]: { '@media': { [roomy]: { insetBlockEnd: '3.5rem' } } },
  },
  tierStub: {
    '': { borderRadius: corner, backgroundColor: vars.slip.paper },
    [side]: { '@media': { [roomy]: { display: 'block', gridArea: '5 / 1 / 6 / 3', alignSelf: 'stretch' } } },
  },
  tierLabel: {
    '': {
      vars: { [vars.accent.soft]: vars.slip.paper, [vars.accent.text]: vars.slip.ink },
      gridColumn: '1 / 3',
      alignSelf: 'end',
      display: 'flex',
      marginBlockEnd: '0.25rem',
    },
    [side]: { '@media': { [roomy]: { gridArea: '1 / 1 / 2 / 3', marginInline: '1.625rem 5rem', marginBlockEnd: '0.75rem' } } },
  },
  // It stands on the row of holes.
  tierMeal: {
    '': {
      gridArea: '1 / 2 / -1 / 3',
      alignSelf: 'end',
      blockSize: '5rem',
      background: 'center bottom / contain no-repeat',
      '@container': { [across]: { display: 'block' } },
      '@media': { [calm]: { animation: `${drop} ${vars.motion.slow} ${vars.motion.ease}` } },
    },
    '[data-meal="large"]': { marginInlineEnd: '-2rem' },
    [side]: {
      '@media': { [roomy]: { display: 'block', gridArea: '4 / 1 / 5 / 3', blockSize: '8.5rem', margin: '0.5rem 1.25rem 2.625rem' } },
    },
    // Its tray reaches over the edge.
    [`[data-meal="large"]${side}`]: {
      '@media': {
        [roomy]: { blockSize: '9.5rem', backgroundPosition: 'right bottom', marginInline: '1rem -1rem', marginBlockStart: '-0.5rem' },
      },
    },
    '[data-meal="large"]:is([dir="rtl"] [data-content="counter"] *)': { '@media': { [roomy]: { backgroundPosition: 'left bottom' } } },
  },
  tierPay: {
    '': {},
    [side]: {
      '@media': {
        [roomy]: {
          gridArea: '5 / 1',
          marginInlineStart: '1.625rem',
          color: vars.slip.ink,
          fontSize: vars.fontSize.lg,
          fontWeight: vars.fontWeight.strong,
        },
      },
    },
  },
  tierGet: {
    [side]: { '@media': { [roomy]: { gridArea: '2 / 1 / 3 / 3', display: 'grid', justifyItems: 'start', marginInline: '1.625rem 0' } } },
  },
  tierWord: { [side]: { '@media': { [roomy]: { fontSize: vars.fontSize.md } } } },
  tierSum: {
    '': { fontSize: `min(3.25rem, calc(46cqi / (${slipCharacters} * 0.58)))`, letterSpacing: '-0.045em' },
    [side]: { '@media': { [roomy]: { fontSize: `min(5.25rem, calc((100cqi - 5rem) / (${slipCharacters} * 0.55)))`, lineHeight: 1 } } },
    [best]: { '@media': { [roomy]: { fontSize: `min(5.75rem, calc((100cqi - 5rem) / (${slipCharacters} * 0.55)))` } } },
  },
  tierWas: { [side]: { '@media': { [roomy]: { gridArea: '3 / 1 / 4 / 3', marginInlineStart: '1.625rem' } } } },
  // A round sticker at the corner, a little askew.
  tierBonus: {
    '': {
      alignContent: 'center',
      minInlineSize: '4.5rem',
      minBlockSize: '4.5rem',
      paddingInline: '0.375rem',
      borderRadius: '2.5rem',
      rotate: '8deg',
      color: vars.slip.onSticker,
      backgroundColor: vars.slip.sticker,
      boxShadow: `0 0 0 3px ${vars.slip.edgeLight}`,
      '@container': { [across]: { gridArea: 'auto', position: 'absolute', insetBlockStart: '-0.5rem', insetInlineEnd: '-0.25rem' } },
    },
    [side]: {
      '@media': {
        [roomy]: {
          gridArea: 'auto',
          position: 'absolute',
          insetBlockStart: '-0.75rem',
          insetInlineEnd: '-0.625rem',
          minInlineSize: 'clamp(4.25rem, 29cqi, 5.25rem)',
          minBlockSize: 'clamp(4.25rem, 29cqi, 5.25rem)',
          borderRadius: '2.75rem',
        },
      },
    },
  },
  tierArrow: { [side]: { '@media': { [roomy]: { display: 'flex', gridArea: '5 / 2', marginInlineEnd: '1.5rem', color: vars.slip.ink } } } },
}
