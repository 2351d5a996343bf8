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

/** Stories clear the session storage, except for keys with this prefix. */
const storageKeyOf = (enterprise: string) => `storybook/theme-editor/${enterprise}`

/** The seeds last tried for an enterprise; undefined without any, or if they are invalid. */
export function savedSeedsOf(enterprise: string): Seeds | undefined {
  const saved = sessionStorage.getItem(storageKeyOf(enterprise))
  return saved === null ? undefined : seedsSchema.safeParse(JSON.parse(saved)).data
}

export const saveSeeds = (enterprise: string, seeds: Seeds): void => sessionStorage.setItem(storageKeyOf(enterprise), JSON.stringify(seeds))

export const removeSeeds = (enterprise: string): void => sessionStorage.removeItem(storageKeyOf(enterprise))

const inFixedOrder = (seeds: Seeds) => JSON.stringify(seedsSchema.parse(seeds))

export const sameSeeds = (one: Seeds, other: Seeds): boolean => inFixedOrder(one) === inFixedOrder(other)

/** Removes the saved seeds, and returns a function that restores them. */
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
