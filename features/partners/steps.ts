import * as z from 'zod/mini'
import { fields, flag, listOrEmpty, name, optional, text } from '../shared/api/wire.ts'

/** The pages of a brand on which a step is done, besides the form. */
const stepPages = ['images', 'logos'] as const
export type StepPage = (typeof stepPages)[number]

const step = fields({
  title: ['title', name],
  isDone: ['complete', flag],
  /** What is missing; null where the title says it. */
  missing: ['message', text],
  /** Where it is done: a page of the brand beside its form; null for the form itself. */
  page: ['page', optional(z.enum(stepPages))],
  /** The field of the form in which it is done, by its name on the wire; null for none. */
  field: ['field', text],
})

/** One thing that a location or a brand needs before the project can be submitted. */
export type Step = z.output<typeof step>

/** `steps_data` of the wire. Its shape is our decision: `[{ title, complete, message, page, field }]`. */
export const stepsData = listOrEmpty(step)

/** Something that is missing, in words, and where it is done. */
export type Missing = { readonly what: string } & Pick<Step, 'page' | 'field'>

export const missingSteps = (steps: readonly Step[]): readonly Missing[] =>
  steps.flatMap(({ title, isDone, missing, page, field }) => (isDone ? [] : [{ what: missing ?? title, page, field }]))

/** What is missing of something, in words. */
export const missingOf = (steps: readonly Step[]): readonly string[] => missingSteps(steps).map(({ what }) => what)
