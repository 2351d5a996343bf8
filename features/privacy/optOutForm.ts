import * as z from 'zod/mini'
import { emailSchemaSaying } from '../shared/email.ts'
import type { Draft, OptOut } from './privacy.ts'
import { usStates } from './usStates.ts'

const name = (missing: string) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.trim()),
      z.string().check(z.minLength(1, missing), z.maxLength(100, 'Please shorten this to 100 characters.')),
    ),
  )

/** Checks what was typed: all but the state must be there (PRV-01). */
export const optOutSchema: z.ZodMiniType<OptOut, Draft> = z.pipe(
  z.object({
    state: z.enum([...usStates.map(({ code }) => code), '']),
    firstName: name('Please enter your first name.'),
    lastName: name('Please enter your last name.'),
    email: emailSchemaSaying({ missing: 'Please enter your email address.', invalid: 'Please enter a valid email address.' }),
  }),
  z.transform(({ state, ...person }): OptOut => ({ ...person, state: state || null })),
)
