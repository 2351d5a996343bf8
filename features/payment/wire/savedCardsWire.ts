import * as z from 'zod/mini'
import { id, integer, listOf, optional, mapped } from '../../shared/api/wire.ts'
import type { SavedCard } from '../attempt/attempt.ts'
import { lastFour } from './lastFour.ts'

const cardWire = z.object({ id, brand: z.string(), last_four: lastFour, exp_month: integer, exp_year: integer })

/** A list of cards. A card that cannot be read is left out. */
export const savedCardList = mapped(listOf(cardWire), (cards): readonly SavedCard[] =>
  cards.map(({ id, brand, last_four, exp_month, exp_year }) => ({
    id,
    brand,
    lastFour: last_four,
    expires: { month: exp_month, year: exp_year },
  })),
)

/** A field `credit_cards` of the wire: no cards if it cannot be read. */
export const savedCards = optional(savedCardList, [])
