import * as z from 'zod/mini'
import { text } from '../api/wire.ts'

/** A time zone that this browser knows, by its name (`America/New_York`). `unknown`: nobody has named one, or the browser has no such zone. */
export type Zone = `${string}/${string}` | 'UTC' | 'unknown'

const isKnown = (timeZone: string): timeZone is Zone => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const zoneFrom = (name: string | null): Zone => (name !== null && isKnown(name) ? name : 'unknown')

const asText = { decode: zoneFrom, encode: (zone: Zone) => (zone === 'unknown' ? null : zone) }

/** A zone of the wire, which may leave it out. */
export const zone = z.codec(text, z.custom<Zone>(), asText)

/** A zone of a record. Anything but a name or null is no record of ours. */
export const savedZone = z.codec(z.nullable(z.string()), z.custom<Zone>(), asText)
