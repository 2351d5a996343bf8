import { id, mapped } from '../../shared/api/wire.ts'

/** The last four digits of a card. A number on the wire has lost its leading zeros. */
export const lastFour = mapped(id, (digits) => digits.padStart(4, '0'))
