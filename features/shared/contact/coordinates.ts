import * as z from 'zod/mini'
import { numberOr } from '../api/wire.ts'

const degrees = (most: number, pattern: RegExp) => numberOr(z.number().check(z.minimum(-most), z.maximum(most)), pattern)

/** Coordinates in degrees. */
export const coordinates = z.object({
  latitude: degrees(90, /^-?([0-8]?\d(\.\d+)?|90(\.0+)?)$/),
  longitude: degrees(180, /^-?((\d{1,2}|1[0-7]\d)(\.\d+)?|180(\.0+)?)$/),
})
