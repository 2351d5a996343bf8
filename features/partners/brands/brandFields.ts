import * as z from 'zod/mini'
import { sentAs, wireNames } from '../../shared/api/wire.ts'
import { changeable, chosenTags } from './brand.ts'

/** The fields that a message can stand beside. What was emptied is sent as null. */
const typed = { name: ['brand_name', z.optional(z.string())], ...sentAs(changeable, z.optional(z.nullable(z.string()))) } as const

/** What a save of a brand sends: the fields that were changed. */
export const brandChanges = { ...typed, ...sentAs(chosenTags, z.optional(z.array(z.string()))) }

/** Their names on the wire, by which a refusal names them. */
export const brandNames = wireNames(typed)
