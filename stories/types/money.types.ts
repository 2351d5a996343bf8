import { count, optional } from '../../features/shared/api/wire.ts'
import { bonusText, cents, dollars, formatMoney, formatMoneyShort, moneySign } from '../../features/shared/money/money.ts'

// No sum is written without its currency.

export const withoutCurrency = () => [
  // @ts-expect-error -- bare cents have no currency
  formatMoney(cents(25_00)),
  // @ts-expect-error -- the same, without cents
  formatMoneyShort(cents(25_00)),
  // @ts-expect-error -- a country has a currency, and is none
  formatMoney(cents(25_00), 'NZ'),
  // @ts-expect-error -- an answer may name none: then it is the enterprise's
  formatMoney(cents(25_00), null),
  // @ts-expect-error -- no sign is everybody's
  moneySign(),
  // @ts-expect-error -- the bonus has one, too
  bonusText(15_00),
]

// What an answer lacks is not known, and is no zero.

export const lacking = [
  // @ts-expect-error -- a number that nobody has sent
  optional(count, 0),
  // @ts-expect-error -- a sum that nobody has sent
  optional(dollars, cents(0)),
]
