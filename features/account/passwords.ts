import * as z from 'zod/mini'
import { anyEmail, emailMessage, emailSchemaSaying } from '../shared/contact/email.ts'

/** Every sign-in with a password. Older passwords may be shorter than new ones. */
export const signInSchema = z.object({
  email: emailSchemaSaying({ missing: 'Enter your email address.', invalid: emailMessage(anyEmail) }),
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.minLength(6, 'Your password has at least 6 characters.')),
})

export type Credentials = z.output<typeof signInSchema>

export const newPasswordSchema = z
  .object({ password: z.string().check(z.minLength(8, 'Password must be at least 8 characters')), repeated: z.string() })
  .check(z.refine(({ password, repeated }) => password === repeated, { message: 'Passwords do not match', path: ['repeated'] }))
