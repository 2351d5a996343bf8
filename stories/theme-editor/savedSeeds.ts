import * as z from 'zod/mini'
import type { Seeds } from '../../themes/ramp.ts'

const seed = z.object({ lightness: z.number(), chroma: z.number(), hue: z.number(), tintChroma: z.number(), tintHue: z.number() })

const seedsSchema = z.object({
  neutral: seed,
  hero: seed,
  accent: seed,
  bright: seed,
  info: seed,
  success: seed,
  warning: seed,
  danger: seed,
  focus: seed,
  paper: z.number(),
  ink: z.number(),
}) satisfies z.ZodMiniType<Seeds>

/** Where the seeds tried for an enterprise are kept while its window is open: entries of this name outlive another story. */
const entryOf = (enterprise: string) => `storybook/theme-editor/${enterprise}`

/** The seeds that were tried last for an enterprise; nothing where none were, or where they no longer make sense. */
export function savedSeedsOf(enterprise: string): Seeds | undefined {
  const entry = sessionStorage.getItem(entryOf(enterprise))
  return entry === null ? undefined : seedsSchema.safeParse(JSON.parse(entry)).data
}

export const saveSeeds = (enterprise: string, seeds: Seeds): void => sessionStorage.setItem(entryOf(enterprise), JSON.stringify(seeds))

export const removeSeeds = (enterprise: string): void => sessionStorage.removeItem(entryOf(enterprise))

const inOneOrder = (seeds: Seeds) => JSON.stringify(seedsSchema.parse(seeds))

/** Whether two enterprises would look the same. */
export const sameSeeds = (one: Seeds, other: Seeds): boolean => inOneOrder(one) === inOneOrder(other)

/** For stories that begin with the enterprises' own seeds: gives the way back to what was tried. */
export function withoutSavedSeeds(enterprises: readonly string[]): () => void {
  const saved = enterprises.map((enterprise) => [enterprise, savedSeedsOf(enterprise)] as const)
  for (const enterprise of enterprises) removeSeeds(enterprise)
  return () => {
    for (const [enterprise, seeds] of saved) {
      if (seeds) saveSeeds(enterprise, seeds)
      else removeSeeds(enterprise)
    }
  }
}
