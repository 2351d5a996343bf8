import { lookUpPayment } from '../../features/diner/api.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { shownPayment } from './paidHere.ts'
import { records } from './paymentApi.ts'

/** Reads a payment by its key. */
export function usePaymentRead(key: string) {
  const { read, readAgain } = useRead(lookUpPayment, key === '' ? null : { path: { key } })
  return { read: shownPayment(key, read, records.find(key)), readAgain }
}
