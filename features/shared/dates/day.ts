import * as z from 'zod/mini'

/** A calendar day, `YYYY-MM-DD`; `2027-02-30` is none. */
export const day = z.iso.date()

/** A day that the server may also send as a time, `2027-01-31T23:59:59-06:00`: the day in the text, in any time zone. */
export const dayOrTime = z.union([
  day,
  z.codec(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:/), z.meta({ format: 'date-time' })), day, {
    decode: (time) => time.slice(0, 10),
    encode: (date) => date,
  }),
])

/** The day that comes `count` days after another one, or before it. */
export const dayAfter = (of: string, count: number): string =>
  new Date(Date.parse(of) + count * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (of: string): string => dayAfter(of, -((new Date(of).getUTCDay() + 6) % 7))

/** `2027-01-31` → `January 31, 2027`, independent of the time zone. Other text stays as it is. */
export const formatDay = (text: string): string =>
  z.safeParse(day, text).success
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
    : text
