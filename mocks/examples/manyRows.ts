/** A row of a long table. */
export type Redemption = {
  readonly id: string
  readonly guest: string
  readonly restaurant: string
  /** In cents. */
  readonly sum: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly state: 'Paid' | 'Refunded' | 'Waiting'
}

const first = ['Ada', 'Grace', 'Katherine', 'Émilie', 'Hedy', 'Chien-Shiung', 'Rosalind', 'Mária', 'Ngozi', 'Zoë', 'Sofía', 'Yuki']
const last = ['Lovelace', 'Hopper', 'Johnson', 'du Châtelet', 'Lamarr', 'Wu', 'Franklin', 'Telkes', 'Okonjo', 'Quinn', 'Kovalevskaya']
const restaurants = ['Osteria Fiammetta', 'Kumo Ramen', 'Casa Nopal', 'Saffron Court', 'Harbor & Rye', 'The Corner Table', 'Marguerite']
const states = ['Paid', 'Paid', 'Waiting', 'Paid', 'Refunded'] as const

const from = Date.UTC(2026, 10, 20, 18)

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('There is nothing to pick from.')
  return found
}

/** So many rows, the same each time. */
export function redemptions(count: number): readonly Redemption[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `R${String(index + 1).padStart(5, '0')}`,
    guest: `${pick(first, index * 7)} ${pick(last, index * 5 + Math.floor(index / 12))}`,
    restaurant: pick(restaurants, index * 3 + Math.floor(index / 7)),
    sum: 1200 + ((index * 7919) % 48_000),
    at: from - index * 17_860_000,
    state: pick(states, index),
  }))
}
