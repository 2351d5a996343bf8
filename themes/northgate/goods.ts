import { vars } from '../vars.css.ts'
import type { Gifts } from '../writeTheme.ts'

const ink = vars.slipInk.gift
/** Flat drawings on blocks of color: a figure has no ground of its own. */
export const gifts: Gifts = {
  dinner: { ground: '#ff8159', ink },
  thanks: { ground: '#00696f', ink: '#ffffff' },
  birthday: { ground: '#ffd166', ink },
  celebration: { ground: '#123f4a', ink: '#ffffff' },
}
