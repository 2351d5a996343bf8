import * as z from 'zod/mini'
import { defaultMessages } from '../../../ui/DateField/messages.ts'
import { dayFault } from '../../../ui/DateField/typedDate.ts'
import { dayIn } from './time.ts'
import { zoneFrom } from './zone.ts'

/** The same day of the next year, for February 29 the last of February. */
export const yearAfter = (text: string): string => `${Number(text.slice(0, 4)) + 1}${text.endsWith('-02-29') ? '-02-28' : text.slice(4)}`

/** A day of a form. A half-typed one is null, and only the field's text, `typed`, differs. */
export const deliveryDay = (typed: string) =>
  z
    .nullable(z.string())
    .check(z.refine((day) => day !== null || typed === '', { error: () => defaultMessages[dayFault(typed) ?? 'unfinished'] }))

/** Whether a gift may go out on the day. */
export const isInTime = (day: string, today: string): boolean => day >= today && day <= yearAfter(today)

/**
 * The checks of a gift's day, in the field `name` of a form: from today, by the clock of the gift's time zone, to a year later. Each
 * check reads the clock `now`: a page may lie open over midnight.
 */
export function inDeliveryTime<Name extends string>(name: Name, now: () => Date) {
  type Form = Readonly<Record<Name, string | null>> & { readonly timeZone: string }
  const holds = (isAllowed: (day: string, today: string) => boolean) => (form: Form) => {
    const day = form[name]
    return day === null || isAllowed(day, dayIn(now(), zoneFrom(form.timeZone)))
  }
  // Also where another field is invalid, so that all messages show at once.
  const when = () => true
  return [
    z.refine<Form>(
      holds((day, today) => day >= today),
      { path: [name], when, error: 'This day has passed.' },
    ),
    z.refine<Form>(
      holds((day, today) => day <= yearAfter(today)),
      { path: [name], when, error: 'Choose a day within a year.' },
    ),
  ] as const
}
