import { type StateWith as S, notSaved } from '../../shared/flow/flow.ts'
import type { PaymentTypes, Recorded } from './attempt.ts'
import type { Surface } from './withPayment.ts'

/** `shown`: the key of the payment that was handed on last. */
type AloneState = S<'open', { shown: string | null }>

type Paid<P extends PaymentTypes> = { readonly receipt: P['receipt']; readonly attempt: Recorded<P['what']>; readonly isEarlier: boolean }

/** The events of these steps, which are also the page's commands: it shows the outcome of the payment. */
type Shown<P extends PaymentTypes> =
  | { readonly type: 'showPaid'; readonly paid: Paid<P> }
  | { readonly type: 'showNotPaid'; readonly reason: P['reason'] }

/** The steps of a page that only pays: its payment leads elsewhere. */
export const paymentAlone = <P extends PaymentTypes>(): Surface<AloneState, Shown<P>, Shown<P>, P> => ({
  begin: () => [{ status: 'open', shown: null }],
  transition: (state, event) => {
    switch (event.type) {
      case 'showPaid':
        return [{ status: 'open', shown: event.paid.attempt.key }, event]
      case 'showNotPaid':
        return [state, event]
      case 'reloaded':
        return [state]
    }
  },
  saved: notSaved,
  showsOnAnotherPage: true,
  onPaid: (paid) => ({ type: 'showPaid', paid }),
  onNotPaid: (reason) => ({ type: 'showNotPaid', reason }),
  shows: ({ shown }, { key }) => shown === key,
})
