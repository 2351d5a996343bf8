import type { Method, PaymentTypes } from './attempt/attempt.ts'
import type { PaymentState } from './attempt/payment.ts'

const makingTexts: Readonly<Record<Method['kind'], string>> = {
  newCard: 'Checking your card',
  savedCard: 'Checking your card',
  wallet: 'Asking your wallet',
}

/** The status message while the payer waits; null if nothing is in progress. */
export function progressText<P extends PaymentTypes>(state: PaymentState<P>): string | null {
  switch (state.status) {
    case 'preparing':
      return makingTexts[state.method.kind]
    case 'verifying':
      return 'Checking the bill'
    case 'authenticating':
      return 'Your bank asks you to confirm'
    case 'paying':
      return state.phase === 'charging' ? 'Paying' : 'Finishing your payment'
    case 'choosing':
    case 'asking':
    case 'paid':
    case 'notPaid':
    case 'paymentUnknown':
    case 'earlierPaid':
      return null
  }
}
