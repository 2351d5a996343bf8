import type { Seeds } from '../themes/ramp.ts'
import type { Schemes } from '../themes/scheme.ts'
import type { Tokens } from '../themes/tokens.ts'

/** What the folder of an enterprise holds of its looks. */
export interface House {
  readonly seeds: Seeds
  readonly tokens: Tokens
  readonly schemes: Schemes
  readonly schemesOf: (seeds: Seeds) => Schemes
}

const tokens = import.meta.glob<Omit<House, 'seeds'>>('../themes/*/tokens.ts', { eager: true })
const seeds = import.meta.glob<Seeds>('../themes/*/seeds.ts', { eager: true, import: 'seeds' })

/** The looks of the enterprise with this id. */
export function houseOf(id: string): House {
  const [itsTokens, itsSeeds] = [tokens[`../themes/${id}/tokens.ts`], seeds[`../themes/${id}/seeds.ts`]]
  if (!itsTokens || !itsSeeds) throw new Error(`No folder of themes is called ${id}`)
  return { ...itsTokens, seeds: itsSeeds }
}
