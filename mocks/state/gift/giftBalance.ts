import { partlySpent } from '../../../features/gift/balance/examples.ts'
import type { BalanceWire } from '../../../features/gift/balance/balance.ts'
import { gifts } from '../../../features/gift/examples.ts'
import { getBalance } from '../ledger/ledger.ts'
import { dollarsFromCents } from '../memory/dollars.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'
import { limited } from '../memory/tries.ts'
import { ends, findGift, lastDay } from './giftOpening.ts'
import { getSentBalance } from './sentGift.ts'

/** The examples' codes; every gift that is open is whole. */
function findExample(code: string): BalanceWire | null {
  if (code === partlySpent.code) return partlySpent.wire
  const { amount, country_code, expires_on } = Object.values(gifts).find(({ wire }) => wire.redeem_code === code)?.wire ?? {}
  return amount ? { left: amount, amount, country_code, expires_on } : null
}

function getGiftBalance(store: Store, code: string): BalanceWire | Refused {
  const found = findGift(store, code)
  if (!found) return refuse('There is no gift with this code.', 404)
  const { order, gift, isReplaced } = found
  const status = isReplaced ? 'cancelled' : (ends.find((end) => end === gift.status) ?? 'open')
  const amount = dollarsFromCents(order.amount)
  const claimed = Object.hasOwn(store.state.giftHolders, code) ? dollarsFromCents(getBalance(store.state, `gift ${code}`)) : null
  return {
    left: claimed ?? (status === 'redeemed' ? '0.00' : amount),
    amount,
    country_code: order.country,
    status,
    expires_on: lastDay(order),
  }
}

/** The balance of a gift. A device has five tries, and then a minute's rest. */
export const lookUpBalance = (store: Store, { code, device }: { code: string; device: string }): BalanceWire | Refused =>
  limited(store, `gift:${device}`, () => findExample(code) ?? getSentBalance(store, code) ?? getGiftBalance(store, code))
