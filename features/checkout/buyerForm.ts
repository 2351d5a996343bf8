import * as z from 'zod/mini'
import { type EmailRule, emailSchema } from '../shared/email.ts'

const name = (message: string) =>
  z.pipe(z.string(), z.pipe(z.transform((text: string) => text.trim()), z.string().check(z.minLength(1, message), z.maxLength(80, message))))

/** Who buys, as typed, to a buyer (CHK-03). */
export const buyerSchema = (rule: EmailRule) =>
  z.object({
    email: emailSchema(rule),
    firstName: name('Please enter your first name.'),
    lastName: name('Please enter your last name.'),
  })
