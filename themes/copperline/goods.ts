import type { Composition } from '../composition.ts'
import { folded } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

/** A line drawing, printed in copper. */
export const printed = (file: string) => ({ maskImage: `url("./goods/${file}.svg")` })

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
}
