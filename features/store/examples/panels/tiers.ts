import type { PanelWire } from '../../panelWire.ts'

/** In dollars: the price and the credit. */
type Sums = readonly (readonly [pay: number, get: number])[]
type Icos = NonNullable<PanelWire['icos']>
type Gcos = NonNullable<PanelWire['gcos']>

/** Options of account cash with these amounts. Two lists with the same prices need different series. */
export const icosAt = (sums: Sums, series = 'ico'): Icos =>
  sums.map(([pay, get]) => ({ ico_slug: `${series}-${pay}`, pay_amount: pay, get_amount: get }))

/** Gift cards with these amounts. */
export const gcosAt = (sums: Sums): Gcos => sums.map(([pay, get]) => ({ gco_slug: `gco-${pay}`, pay_amount: pay, get_amount: get }))
