import type { Zone } from './zone.ts'

/** The zone whose clock shows a time. `device`: the reader's own, for what the reader has done, or what happens in no place. */
export type AnyZone = Zone | 'device'

/** The name for the browser, where undefined is the device's zone. */
export const nameFrom = (zone: AnyZone): string | undefined => (zone === 'device' || zone === 'unknown' ? undefined : zone)

/** The text of a time. Where the zone is not known, it is that of the device's clock, and names its zone. */
const formatted = (time: Date, zone: AnyZone, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: nameFrom(zone), ...(zone === 'unknown' && { timeZoneName: 'short' }) }).format(
    time,
  )

const date = { month: 'short', day: 'numeric', year: 'numeric' } as const
const hours = { hour: 'numeric', minute: '2-digit' } as const

/** `Nov 20, 2026, 1:30 PM`, in that zone. */
export const formatTime = (time: Date, zone: AnyZone): string => formatted(time, zone, { ...date, ...hours })

/** `1:30 PM`, in that zone. */
export const formatClock = (time: Date, zone: AnyZone): string => formatted(time, zone, hours)

/** `November 2026`, in that zone. */
export const formatMonth = (time: Date, zone: AnyZone): string => formatted(time, zone, { month: 'long', year: 'numeric' })

/** The calendar day, `YYYY-MM-DD`, that it is in that zone. */
export const dayIn = (time: Date, zone: AnyZone): string =>
  // Swedish days are written year first.
  new Intl.DateTimeFormat('sv', { timeZone: nameFrom(zone) }).format(time)

/** The hour from 0 to 23 of the clock in that zone. */
export const hourIn = (time: Date, zone: AnyZone): number =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: nameFrom(zone) }).format(time))

/** `2026-11-20` → `Fri, Nov 20`; with the year where it is not that of `today`. */
export const formatWeekday = (day: string, today: string): string =>
  formatted(new Date(day), 'UTC', { ...date, weekday: 'short', year: day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric' })

/** `Nov 20, 2026`, in that zone. */
export const formatDate = (time: Date, zone: AnyZone): string => formatted(time, zone, date)

/** `Dec 1, 2026, 9:00 AM EST`: a time that somebody chose by the clock of that zone, which the reader’s clock may not show. */
export const formatZonedTime = (time: Date, zone: Zone): string => formatted(time, zone, { ...date, ...hours, timeZoneName: 'short' })

/** The words after a day where the place's zone is not known: it is a day of the device. */
export const dayNote = (zone: Zone): string => (zone === 'unknown' ? ' by this device’s clock' : '')
