import * as z from 'zod/mini'

/** What is looked at in every story. */
export const aspects = ['layout', 'targets', 'rings', 'forcedColours', 'motion', 'brand'] as const

export type Aspect = (typeof aspects)[number]

/** Parameters of a story, or of a file of them, that cannot be looked at in one respect; each with its reason. */
export const exempt = (reasons: { readonly [Each in Aspect]?: string }) => ({ exempt: reasons })

const reasonsSchema = z.partialRecord(z.enum(aspects), z.string())

/** From what a story with such parameters is exempted. */
export function exemptedFrom(parameters: Readonly<Record<string, unknown>> = {}): ReadonlySet<string> {
  const { data } = reasonsSchema.safeParse(parameters['exempt'])
  return new Set(Object.keys(data ?? {}))
}
