import * as z from 'zod/mini'
import { yearAfter } from '../../shared/dates/day.ts'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { nameSchema, trimmed } from '../../shared/forms/nameSchema.ts'

/** The longest message, in characters. */
export const longestMessage = 300

/**
 * Checks a gift. `today` is a calendar day, `YYYY-MM-DD`. The draft has no day both for an empty field and for a half-
 * typed day: `dayTyped` tells them apart.
 */
export const giftSchema = (today: string, dayTyped: string) =>
  z.object({
    recipientName: nameSchema('Enter a name.'),
    recipientEmail: emailSchema(anyEmail),
    message: trimmed(z.maxLength(longestMessage, `Your message is longer than ${longestMessage} characters.`)),
    deliverOn: z.nullable(z.string()).check(
      z.refine((day) => day !== null || dayTyped === '', 'Enter a full date, or leave it empty to send your gift today.'),
      z.refine((day) => day === null || day >= today, 'This day has passed.'),
      z.refine((day) => day === null || day <= yearAfter(today), 'Choose a day within a year.'),
    ),
    timeZone: z.string(),
  })
