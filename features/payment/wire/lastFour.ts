import { id } from '../../shared/api/wire.ts'
import { mapped } from '../../shared/api/mapped.ts'

/** The last four digits of a card. A number on the wire has lost its leading zeros. */
export const lastFour = mapped(id, (digits) => digits.padStart(4, '0'))
