import type { CheckAddress } from '../../features/diner/address.ts'
import { getCheckView } from '../../features/diner/checkView.ts'
import { CheckScreen } from '../../features/diner/CheckScreen.tsx'
import { FocusOnStepChange } from '../../features/shared/screens/Screen.tsx'
import { useBill } from '../runtime/bill/useBill.ts'
import { Redirect, useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { OpenCheck } from './OpenCheck.tsx'
import { doneHref, getReturnUrl } from './checkLinks.ts'
import { check, root, signIn } from './addresses.ts'

const loadLost = () => import('./LostCheck.tsx')
const EndedCode = lazyComponent(async () => (await loadLost()).EndedCode)
const MissingCheck = lazyComponent(async () => (await loadLost()).MissingCheck)

export function CheckRoute() {
  const address = usePageSearch(root)
  return (
    <FocusOnStepChange stepKey={address.ticket}>
      <CheckAt address={address} />
    </FocusOnStepChange>
  )
}

function CheckAt({ address }: { readonly address: CheckAddress }) {
  const { readAgain, ...bill } = useBill({ ...address, payAmount: null })
  const href = useHref()
  const view = getCheckView({ number: address.ticket, ...bill })
  const onTryAgain = useLongWait(view.status === 'loading')
  const returnUrl = getReturnUrl(address)
  if (view.status === 'signInFirst') return <Redirect to={signIn} search={{ from: check.fullPath }} />
  if (view.status === 'codeEnded') return <EndedCode address={address} />
  if (view.status === 'open') {
    const { number, codeEnded } = view
    return (
      <OpenCheck
        key={`${address.pos} ${address.location} ${number}`}
        address={{ ...address, ticket: number }}
        venue={view.venue}
        ticket={view.ticket}
        renderEnded={codeEnded && ((refused) => <EndedCode address={address} refused={refused} />)}
        onReadAgain={readAgain}
      />
    )
  }
  const screen = (
    <CheckScreen
      view={view}
      returnUrl={returnUrl}
      doneHref={doneHref()}
      hrefOf={({ code }) => href(check, { ticket: code })}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
  if (view.status !== 'notFound') return screen
  return (
    <MissingCheck key={`${address.pos} ${address.location} ${address.ticket}`} address={address}>
      {screen}
    </MissingCheck>
  )
}
