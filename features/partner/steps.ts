import type * as z from 'zod/mini'
import { fields, flag, listOf, name, orElse, text } from '../shared/wire.ts'

const step = fields({
  title: ['title', name],
  isDone: ['complete', flag],
  /** What is missing; null where the title says it. */
  missing: ['message', text],
})

/** One thing that a location or a brand needs before the project can be submitted. */
export type Step = z.output<typeof step>

/** `steps_data` of the wire. Its shape is our decision: `[{ title, complete, message }]`. */
export const stepsData = orElse(listOf(step), [])

/** What is missing of something, in words. */
export const missingOf = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ title, isDone, missing }) => (isDone ? [] : [missing ?? title]))
