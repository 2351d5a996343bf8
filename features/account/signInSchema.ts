import * as z from 'zod/mini'
import { anyEmail, emailMessage, emailSchemaSaying } from '../shared/contact/email.ts'

/** The rules of every sign-in with a password (A §5, CLM-24). */
export const signInSchema = z.object({
  email: emailSchemaSaying({ missing: 'Please enter your email address.', invalid: emailMessage(anyEmail) }),
  password: z.string().check(z.minLength(1, 'Please enter your password.'), z.minLength(6, 'Your password has at least 6 characters.')),
})

export type Credentials = z.output<typeof signInSchema>
