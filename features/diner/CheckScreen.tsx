import type { WaitProps } from '../shared/screens/Waiting.tsx'
import { LoadingBill } from '../bill/screens/LoadingBill.tsx'
import type { CheckView, NamedTicket } from './checkView.ts'
import { BillPicker } from './screens/BillPicker.tsx'
import { CheckFailed } from './screens/CheckFailed.tsx'
import { CheckNotFound } from './screens/CheckNotFound.tsx'

export type CheckScreenProps = WaitProps & {
  /** The others have pages of their own: an open check is paid, and a sign-in comes first. */
  view: Exclude<CheckView, { readonly status: 'open' | 'signInFirst' }>
  returnUrl: string | null
  doneHref: string
  hrefOf: (bill: NamedTicket) => string
  onRetry: () => void
  /** Null where nobody is signed in. */
  onSignOut: (() => void) | null
}

/** Everything that comes before a check is paid. */
export function CheckScreen({ view, returnUrl, doneHref, hrefOf, onRetry, onTryAgain, onSignOut }: CheckScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingBill title="Pay your bill" onTryAgain={onTryAgain} />
    case 'failed':
      return <CheckFailed cause={view.cause} onRetry={onRetry} onSignOut={onSignOut} />
    case 'notFound':
      return <CheckNotFound returnUrl={returnUrl} doneHref={doneHref} onSignOut={onSignOut} />
    case 'severalBills':
      return <BillPicker restaurant={view.venue.name} bills={view.bills} hrefOf={hrefOf} onSignOut={onSignOut} />
  }
}
