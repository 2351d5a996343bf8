import { lookUpPayment } from '../../features/diner/api.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { receiptOf } from './paidHere.ts'

/** Reads a payment by its key. One that was made on this page is known already, also offline. */
export function usePaymentRead(key: string) {
  const { read, readAgain } = useRead(lookUpPayment, key === '' ? null : { path: { key } })
  const known = receiptOf(key)
  const isRead = read.status === 'ready' && read.value.outcome === 'paid'
  return { read: known === null || isRead ? read : ready({ outcome: 'paid', receipt: known } as const), readAgain }
}
