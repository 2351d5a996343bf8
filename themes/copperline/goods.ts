import type { Composition } from '../composition.ts'
import { folded, frontInk } from '../compositionVars.css.ts'
import { stamp } from '../compositions/cardSlip.ts'
import { vars } from '../vars.css.ts'

/** A line drawing, printed in copper. */
const printed = (file: string) => ({ maskImage: `url("./goods/${file}.svg")` })
const foil = `linear-gradient(115deg, ${vars.slip.edge}, ${vars.slip.edgeLight} 45%, ${vars.slip.edge} 60%)`

/** Meals and gift cards, as line drawings on a letterpress menu. */
export const goods: Composition = {
  giftArt: {
    '': { background: vars.slipInk.gift, mask: 'center / contain no-repeat' },
    '[data-design="dinner"]': printed('dinner'),
    '[data-design="thanks"]': printed('thanks'),
    '[data-design="birthday"]': printed('birthday'),
    '[data-design="celebration"]': printed('celebration'),
    ':is([data-face] *)': {
      maxInlineSize: '17rem',
      maxBlockSize: '26cqi',
      inlineSize: '100%',
      marginInline: 'auto',
      marginBlockEnd: '0.5rem',
    },
    // In the upper corner, above the stamp.
    ':is([data-fold] *)': {
      '@media': {
        [folded]: {
          position: 'absolute',
          insetBlockStart: '1.125rem',
          insetInlineEnd: '1.125rem',
          inlineSize: '6rem',
          maxBlockSize: '3rem',
          marginBlockEnd: 0,
        },
      },
    },
  },
  // One card with a line between the courses.
  tierList: {
    '': {
      gap: 0,
      padding: '0.375rem',
      border: '2px solid transparent',
      borderRadius: '4px',
      background: `linear-gradient(${vars.slip.paper}, ${vars.slip.paper}) padding-box, ${foil} border-box`,
      boxShadow: vars.shadow.raised,
      '@media': { '(forced-colors: active)': { background: 'Canvas', borderColor: 'CanvasText' } },
    },
  },
  tier: {
    '': {
      vars: { [frontInk]: vars.slipInk.credit, [vars.text.muted]: vars.slip.inkMuted },
      border: 0,
      borderRadius: '2px',
      backgroundColor: 'transparent',
      color: vars.slip.ink,
      paddingBlock: '0.875rem',
      paddingInline: '0.625rem',
    },
    ':is(li + li > *)': { borderBlockStart: `1px solid ${vars.slip.rule}` },
    ':hover': { backgroundColor: vars.accent.soft },
  },
  tierMeal: {
    '': { background: vars.slipInk.credit, mask: 'center / contain no-repeat' },
    '[data-meal="small"]': printed('small'),
    '[data-meal="medium"]': printed('medium'),
    '[data-meal="large"]': printed('large'),
  },
  tierBonus: { '': { ...stamp, color: vars.slipInk.credit } },
}
