import * as z from 'zod/mini'
import { numeric } from '../api/wire.ts'

const degrees = (most: number) => numeric.check(z.refine((angle) => Math.abs(angle) <= most, 'Nowhere on earth'))

/** Coordinates in degrees. */
export const coordinates = z.object({ latitude: degrees(90), longitude: degrees(180) })
