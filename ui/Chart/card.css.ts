import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { figure, lead, run } from '../parts/chart.css.ts'

const card = arrangement('slip', 'card')

card(`${run}[data-round="true"]`, { display: 'none' })
card(`${lead} dd`, { color: vars.slipInk.credit })
card(`${figure}[data-led]`, { vars: { [vars.fontSize.amountLarge]: 'clamp(3.75rem, 3.5rem + 1vw, 4.25rem)' } })
