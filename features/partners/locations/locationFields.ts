import * as z from 'zod/mini'
import { sentAs, wireNames } from '../../shared/api/wire.ts'
import { changeable } from './location.ts'

/** What a save of a location sends: the fields that were changed. What was emptied is sent as null. */
export const locationChanges = {
  name: ['name', z.optional(z.string())],
  ...sentAs(changeable, z.optional(z.nullable(z.string()))),
} as const

/** The wire's names of the fields, by which a refusal names them. */
export const locationNames = wireNames(locationChanges)
