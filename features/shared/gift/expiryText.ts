import { formatDay } from '../dates/day.ts'
import type { Expiry } from './expiry.ts'

// Apart from `expiry.ts`, which more pages load.

/** The law asks for the expiry of a gift, or that it has none, wherever its value is shown. */
export function expiryText(end: Expiry): string {
  if (end === null) return 'No expiry'
  return end.day === null ? 'We can’t read its expiry date' : `Use it by ${formatDay(end.day)}`
}

/** `This gift expired on January 31, 2027.` */
export const expiredText = (what: string, end: Expiry): string =>
  end?.day ? `${what} expired on ${formatDay(end.day)}.` : `${what} has expired.`
