import * as z from 'zod/mini'
import { dayIn } from './time.ts'

/** The same day of the next year, for February 29 the last of February. */
export const yearAfter = (text: string): string => `${Number(text.slice(0, 4)) + 1}${text.endsWith('-02-29') ? '-02-28' : text.slice(4)}`

/** The day on which a gift is sent, as `YYYY-MM-DD`, by the clock of `timeZone`; null for at once. */
type Delivery = { readonly day: string | null; readonly timeZone: string }

/** A day of a form. A half-typed one is null, and only the field's text, `typed`, differs. */
export const deliveryDay = (typed: string) =>
  z.nullable(z.string()).check(z.refine((day) => day !== null || typed === '', 'Enter a full date, or leave it empty.'))

/** The checks of a form that sends a gift, for its field `path`: from today, which is another day elsewhere, to a year later. */
export function inDeliveryTime<Form>(path: string, delivery: (form: Form) => Delivery, now: Date) {
  const holds = (isAllowed: (day: string, today: string) => boolean) => (form: Form) => {
    const { day, timeZone } = delivery(form)
    return day === null || isAllowed(day, dayIn(now, timeZone))
  }
  // Also where another field is invalid, so that all messages show at once.
  const when = () => true
  return [
    z.refine<Form>(
      holds((day, today) => day >= today),
      { path: [path], when, error: 'This day has passed.' },
    ),
    z.refine<Form>(
      holds((day, today) => day <= yearAfter(today)),
      { path: [path], when, error: 'Choose a day within a year.' },
    ),
  ] as const
}
