import { formatMoneyShort } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { Gift } from '../gift.ts'

/** `$50`, in the gift's own currency; null where it has no amount. */
export function useAmountText({ amount, currency: named }: Gift): string | null {
  const currency = useCurrency(named)
  return amount === null ? null : formatMoneyShort(amount, currency)
}
