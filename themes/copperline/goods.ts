import { vars } from '../vars.css.ts'
import type { Gifts } from '../writeTheme.ts'

/** Line drawings, printed in copper. */
const printed = { ground: vars.slip.paper, ink: vars.slipInk.gift }
export const gifts: Gifts = { dinner: printed, thanks: printed, birthday: printed, celebration: printed }
