import type { Composition } from '../composition.ts'
import { opening, turnUp } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

/** An envelope, with the words on its flap and below the wax. Its paper is the same by day and by night. */
export const cardGift: Composition = {
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
    // Only its front, below the flap.
    '::before': { clipPath: 'polygon(0 0, 50% 66%, 100% 0, 100% 100%, 0 100%)' },
    '::after': { transformOrigin: '50% 4%', animation: `${turnUp} ${opening}` },
  },
}
