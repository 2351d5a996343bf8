import * as z from 'zod/mini'

/** The aspects that are checked in every story. */
export const aspects = ['layout', 'targets', 'rings', 'forcedColours', 'motion'] as const

export type Aspect = (typeof aspects)[number]

/** Parameters that exempt a story, or a file of stories, from some aspects, each with a reason. */
export const exempt = (reasons: { readonly [Each in Aspect]?: string }) => ({ exempt: reasons })

const reasonsSchema = z.partialRecord(z.enum(aspects), z.string())

/** The aspects that these parameters exempt. */
export function exemptedFrom(parameters: Readonly<Record<string, unknown>> = {}): ReadonlySet<string> {
  const { data } = reasonsSchema.safeParse(parameters['exempt'])
  return new Set(Object.keys(data ?? {}))
}
