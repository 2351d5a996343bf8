import * as z from 'zod/mini'
import { type EmailRule, emailSchema } from '../shared/contact/email.ts'
import { nameSchema } from '../shared/forms/nameSchema.ts'

/** Checks the buyer's details. */
export const buyerSchema = (rule: EmailRule) =>
  z.object({ email: emailSchema(rule), firstName: nameSchema('Enter your first name.'), lastName: nameSchema('Enter your last name.') })
