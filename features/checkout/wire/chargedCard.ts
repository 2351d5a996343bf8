import * as z from 'zod/mini'
import { id, name, optional } from '../../shared/api/wire.ts'
import { mapped } from '../../shared/api/mapped.ts'

/** The card that was charged, or will be. */
export type ChargedCard = { readonly brand: string; readonly lastFour: string }

/** Null where the server does not name it. */
export const chargedCard = mapped(optional(z.object({ brand: name, last_four: id })), (card): ChargedCard | null =>
  // A number has lost the leading zeros of the digits.
  card === null ? null : { brand: card.brand, lastFour: card.last_four.padStart(4, '0') },
)

export const cardText = ({ brand, lastFour }: ChargedCard): string => `${brand} ending in ${lastFour}`
