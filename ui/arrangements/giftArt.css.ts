import { style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { gifts } from '../../themes/vars.css.ts'
import { folded } from '../parts/sharedVars.css.ts'
import { aboveHoles, across } from './ticket.ts'

/** The picture of a gift card, by `data-design`. */
export const giftArt = style({ display: 'block', aspectRatio: '2' })

const card = arrangement('slip', 'card')
card(giftArt, { mask: 'center / contain no-repeat' })
for (const [design, { picture, ink }] of Object.entries(gifts))
  card(`${giftArt}[data-design="${design}"]`, { background: ink, maskImage: picture })
card(`${giftArt}:is([data-face] *)`, {
  maxInlineSize: '17rem',
  maxBlockSize: '26cqi',
  inlineSize: '100%',
  marginInline: 'auto',
  marginBlockEnd: '0.5rem',
})
// In the upper corner, above the stamp.
card(`${giftArt}:is([data-fold] *)`, {
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
})

const tray = arrangement('slip', 'tray')
tray(giftArt, { backgroundPosition: 'center', backgroundSize: 'auto 78%', backgroundRepeat: 'no-repeat' })
for (const [design, { picture, ground }] of Object.entries(gifts))
  tray(`${giftArt}[data-design="${design}"]`, { backgroundColor: ground, backgroundImage: picture })
// On a slip it stands at the end of the front, beside the amount and above the holes.
tray(`${giftArt}:is([data-face] *)`, {
  position: 'absolute',
  zIndex: -1,
  insetBlock: `0.875rem calc(${aboveHoles} + 0.9375rem)`,
  insetInlineEnd: '0.75rem',
  inlineSize: '40%',
  aspectRatio: 'auto',
  backgroundColor: 'transparent',
  backgroundSize: 'contain',
})
// Below a sticker at the corner of the slip, and beside one that lies inside the front.
tray(`${giftArt}:is([data-face] :has(+ p) > *)`, {
  insetBlockStart: '2.875rem',
  '@container': { [across]: { insetBlockStart: '0.875rem', insetInlineEnd: '6.5rem', inlineSize: '34%' } },
})
