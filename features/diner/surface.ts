import type { Surface } from '../payment/attempt/withPayment.ts'
import type { StateWith as S } from '../shared/flow/flow.ts'
import { notSaved } from '../shared/flow/saved.ts'
import type { CheckPayment } from './checkToPay.ts'
import type { Receipt } from './receipt.ts'

type Paid = { readonly key: string; readonly receipt: Receipt }

export type CheckState = S<'open' | 'paid'>
export type CheckEvent = { readonly type: 'paid' } & Paid
/** Leads to the page of the payment, from which nothing is ever paid. */
export type CheckCommand = { readonly type: 'showPaid' } & Paid

/** A check follows its payment: it is paid once. */
export const checkSurface: Surface<CheckState, CheckEvent, CheckCommand, CheckPayment> = {
  begin: () => [{ status: 'open' }],
  transition: (state, event) =>
    event.type === 'paid' ? [{ status: 'paid' }, { type: 'showPaid', key: event.key, receipt: event.receipt }] : [state],
  saved: notSaved,
  showsOnAnotherPage: true,
  onPaid: ({ receipt, attempt: { key } }) => ({ type: 'paid', key, receipt }),
  shows: ({ status }) => status === 'paid',
}
