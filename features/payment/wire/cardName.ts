import * as z from 'zod/mini'
import { name, optional, mapped } from '../../shared/api/wire.ts'
import type { CardName } from '../cardText.ts'
import { lastFour } from './lastFour.ts'

/** The card that was charged, or will be; null where the server does not name it. */
export const cardName = mapped(
  optional(z.object({ brand: name, last_four: lastFour })),
  (card): CardName | null => card && { brand: card.brand, lastFour: card.last_four },
)
