import * as z from 'zod/mini'
import { anyEmail, emailSchema } from '../shared/contact/email.ts'
import { nameSchema } from '../shared/forms/nameSchema.ts'
import type { Draft, OptOut } from './privacy.ts'
import { usStates } from './usStates.ts'

const longestName = 100

/** Every field except the state is required (PRV-01). */
export const optOutSchema: z.ZodMiniType<OptOut, Draft> = z.pipe(
  z.object({
    state: z.enum([...usStates.map(({ code }) => code), '']),
    firstName: nameSchema('Please enter your first name.', longestName),
    lastName: nameSchema('Please enter your last name.', longestName),
    email: emailSchema(anyEmail),
  }),
  z.transform(({ state, ...person }): OptOut => ({ ...person, state: state || null })),
)
