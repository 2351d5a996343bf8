import * as z from 'zod/mini'

/** The same day of the next year, for February 29 the last of February. */
export const yearAfter = (text: string): string => `${Number(text.slice(0, 4)) + 1}${text.endsWith('-02-29') ? '-02-28' : text.slice(4)}`

/**
 * A day on which a gift can be sent: from `today` to a year later, each as `YYYY-MM-DD`; null for at once. A half-typed day
 * is null too, and only the field's text, `typed`, differs.
 */
export const deliveryDay = (today: string, typed: string) =>
  z.nullable(z.string()).check(
    z.refine((day) => day !== null || typed === '', 'Enter a full date, or leave it empty.'),
    z.refine((day) => day === null || day >= today, 'This day has passed.'),
    z.refine((day) => day === null || day <= yearAfter(today), 'Choose a day within a year.'),
  )
