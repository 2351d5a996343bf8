import type { Seeds } from '../themes/ramp.ts'
import type { Schemes } from '../themes/scheme.ts'
import type { Tokens } from '../themes/tokens.ts'

/** The exports of `themes/<id>`. */
export interface ThemeSources {
  readonly seeds: Seeds
  readonly tokens: Tokens
  readonly schemes: Schemes
  readonly schemesOf: (seeds: Seeds) => Schemes
}

const tokens = import.meta.glob<Tokens>('../themes/*/tokens.ts', { eager: true, import: 'tokens' })
const schemes = import.meta.glob<Pick<ThemeSources, 'schemes' | 'schemesOf'>>('../themes/*/schemes.ts', { eager: true })
const seeds = import.meta.glob<Seeds>('../themes/*/seeds.ts', { eager: true, import: 'seeds' })

/** The theme of the enterprise with this id. */
export function themeSourcesOf(id: string): ThemeSources {
  const [ownTokens, ownSchemes] = [tokens[`../themes/${id}/tokens.ts`], schemes[`../themes/${id}/schemes.ts`]]
  const ownSeeds = seeds[`../themes/${id}/seeds.ts`]
  if (!ownTokens || !ownSchemes || !ownSeeds) throw new Error(`There is no folder themes/${id}`)
  return { ...ownSchemes, tokens: ownTokens, seeds: ownSeeds }
}
