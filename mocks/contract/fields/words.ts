import { bills } from './bills.ts'
import { money } from './money.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'
import { partners } from './partners.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { review } from './review.ts'

/** The tables. Each sentence stands under the end of the field’s path. */
export const tables: readonly Readonly<Record<string, string>>[] = [people, money, bills, offers, orders, places, partners, review]

/** Every sentence, by the end of the path. */
export const words: Readonly<Record<string, string>> = Object.fromEntries(tables.flatMap((table) => Object.entries(table)))

/**
 * The longest end of a field’s path that a table has. A path begins with the feature and the call: for the tip that `pos` sends,
 * `pos/payBill/tip/amount` comes before `payBill/tip/amount`, `tip/amount` and `amount`.
 */
export const endOf = (path: readonly string[], table: Readonly<Record<string, unknown>>): string | undefined =>
  path.map((_, start) => path.slice(start).join('/')).find((end) => Object.hasOwn(table, end))
