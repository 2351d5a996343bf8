import type { PanelWire } from '../../features/purchase/panelWire.ts'

/** Sums in dollars: the price, and the credit. */
type Sums = readonly (readonly [pay: number, get: number])[]
type Icos = NonNullable<PanelWire['icos']>
type Gcos = NonNullable<PanelWire['gcos']>

/** Account cash at these sums; another price for the same sum has another series. */
export const icosAt = (sums: Sums, series = 'ico'): Icos =>
  sums.map(([pay, get]) => ({ ico_slug: `${series}-${pay}`, pay_amount: pay, get_amount: get }))

/** Gift cards at these sums. */
export const gcosAt = (sums: Sums): Gcos => sums.map(([pay, get]) => ({ gco_slug: `gco-${pay}`, pay_amount: pay, get_amount: get }))
