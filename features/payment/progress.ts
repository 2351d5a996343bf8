import type { Method } from './method.ts'

/** A payment on its way. */
type OnItsWay =
  | { readonly status: 'preparing'; readonly method: Method }
  | { readonly status: 'verifying' | 'authenticating' }
  | { readonly status: 'paying'; readonly phase: 'charging' | 'chargingAgain' | 'completing' }

/** The status message while the payer waits. */
export function progressOf(state: OnItsWay): string {
  switch (state.status) {
    case 'preparing':
      return state.method.kind === 'wallet' ? 'Asking your wallet' : 'Checking your card'
    case 'verifying':
      return 'Checking the bill'
    case 'authenticating':
      return 'Your bank asks you to confirm'
    case 'paying':
      return state.phase === 'charging' ? 'Paying' : 'Finishing your payment'
  }
}
