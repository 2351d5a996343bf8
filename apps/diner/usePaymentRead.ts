import { useVenueCountry } from '../../features/shared/money/country.ts'
import { lookUpPayment } from '../../features/diner/api.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { shownPayment } from './paidHere.ts'
import { records } from './paymentApi.ts'

/** Reads a payment by its key. */
export function usePaymentRead(key: string | null) {
  const { read, readAgain } = useRead(lookUpPayment, key === null ? null : { path: { key } })
  const shown = key === null ? read : shownPayment(key, read, records.find(key))
  useVenueCountry(shown.status === 'ready' && shown.value.outcome === 'paid' ? (shown.value.receipt.country ?? undefined) : undefined)
  return { read: shown, readAgain }
}
