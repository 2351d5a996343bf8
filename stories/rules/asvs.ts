import { originPoints } from './origins.ts'
import { responsePoints } from './responses.ts'

/** Every point of OWASP ASVS 5.0.0, chapter V3 (Web Frontend Security), by its number. */
export const asvs = [...responsePoints, ...originPoints]
