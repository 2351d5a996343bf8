import type { Composition } from '../composition.ts'
import { frontGround, frontInk, slipCharacters } from '../compositionVars.css.ts'
import { traySlip } from '../compositions/traySlip.ts'
import { vars } from '../vars.css.ts'

/** The colors of a gift card: its figure has no ground of its own. */
type Design = { ground: string; ink: string }
const ink = vars.slipInk.gift
const designs = {
  dinner: { ground: '#ff8159', ink },
  thanks: { ground: '#00696f', ink: '#ffffff' },
  birthday: { ground: '#ffd166', ink },
  celebration: { ground: '#123f4a', ink: '#ffffff' },
}
const drawn = (file: string, backgroundColor: string) => ({ backgroundColor, backgroundImage: `url("./goods/${file}.svg")` })
const front = ({ ground, ink }: Design) => ({ vars: { [frontGround]: ground, [frontInk]: ink } })

/** Meals and gift cards, as flat drawings on blocks of color. */
export const goods: Composition = {
  giftArt: {
    '': { backgroundPosition: 'center', backgroundSize: 'auto 78%', backgroundRepeat: 'no-repeat' },
    '[data-design="dinner"]': drawn('dinner', designs.dinner.ground),
    '[data-design="thanks"]': drawn('thanks', designs.thanks.ground),
    '[data-design="birthday"]': drawn('birthday', designs.birthday.ground),
    '[data-design="celebration"]': drawn('celebration', designs.celebration.ground),
    // On a slip it stands at the end of the front, beside the amount and above the holes.
    ':is([data-face] *)': {
      position: 'absolute',
      zIndex: -1,
      insetBlock: '0.875rem 2.5rem',
      insetInlineEnd: '0.75rem',
      inlineSize: '40%',
      aspectRatio: 'auto',
      backgroundColor: 'transparent',
      backgroundSize: 'contain',
    },
    // Below a sticker at the corner.
    ':is([data-face] :has(+ p) > *)': { insetBlockStart: '2.875rem' },
  },
  slipAmount: {
    ...traySlip.slipAmount,
    ':is([data-design] ~ *)': { fontSize: `min(7rem, calc(39cqi / (${slipCharacters} * 0.58)))`, paddingBlock: '1.25rem' },
    // Its digits run left to right, but it stands where the line begins, away from the picture.
    ':is([dir="rtl"] [data-design] ~ *)': { textAlign: 'right' },
  },
  slipKicker: { ...traySlip.slipKicker, ':is([data-design] ~ *)': { maxInlineSize: '42%' } },
  // The color of its picture.
  slipFront: {
    ...traySlip.slipFront,
    ':has(> [data-design="dinner"])': front(designs.dinner),
    ':has(> [data-design="thanks"])': front(designs.thanks),
    ':has(> [data-design="birthday"])': front(designs.birthday),
    ':has(> [data-design="celebration"])': front(designs.celebration),
  },
}
