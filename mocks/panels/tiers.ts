import type { PanelWire } from '../../features/purchase/panelWire.ts'

/** Sums in dollars: what is paid, what is had for it. */
type Sums = readonly (readonly [pay: number, get: number])[]
type Icos = NonNullable<PanelWire['icos']>
type Gcos = NonNullable<PanelWire['gcos']>

/** Options of account cash at these sums; the same sum at another price has another series. */
export const icosAt = (sums: Sums, series = 'ico'): Icos =>
  sums.map(([pay, get]) => ({ ico_slug: `${series}-${pay}`, pay_amount: pay, get_amount: get }))

/** Gift cards at these sums. */
export const gcosAt = (sums: Sums): Gcos => sums.map(([pay, get]) => ({ gco_slug: `gco-${pay}`, pay_amount: pay, get_amount: get }))
