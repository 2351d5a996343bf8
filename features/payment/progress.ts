import type { Method } from './gate/method.ts'

/** A payment on its way. */
type OnItsWay =
  | { readonly status: 'preparing'; readonly method: Method }
  | { readonly status: 'verifying' | 'authenticating' }
  | { readonly status: 'paying'; readonly phase: 'charging' | 'chargingAgain' | 'completing' }

const makingTexts: Readonly<Record<Method['kind'], string>> = {
  newCard: 'Checking your card',
  savedCard: 'Checking your card',
  wallet: 'Asking your wallet',
  otherWay: 'Checking how you pay',
}

/** The status message while the payer waits. */
export function progressOf(state: OnItsWay): string {
  switch (state.status) {
    case 'preparing':
      return makingTexts[state.method.kind]
    case 'verifying':
      return 'Checking the bill'
    case 'authenticating':
      return 'Your bank asks you to confirm'
    case 'paying':
      return state.phase === 'charging' ? 'Paying' : 'Finishing your payment'
  }
}
