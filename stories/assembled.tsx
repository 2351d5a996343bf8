import { type RouterHistory, createMemoryHistory } from '@tanstack/history'
import { useState } from 'react'
import type { App } from '../apps/runtime/start/App.ts'
import { LoadPayments } from '../apps/runtime/payments/gateway/usePayments.tsx'
import { signIn, signOut } from '../apps/runtime/session/session.ts'
import { followAccounts } from '../apps/runtime/tracking/followAccounts.ts'
import { sendSteps } from '../apps/runtime/tracking/track.ts'
import { store } from '../mocks/handlers/all.ts'
import { standInWithoutWallet } from './checkout/standIn.ts'

// The start of a page follows what the app reports, and who signs in.
followAccounts()
sendSteps()

type Assembled = {
  readonly address: string
  /** The loading of the gateway's script; at once by default. */
  readonly loadPayments?: (venueKey: string | null) => Promise<typeof standInWithoutWallet>
}

/** An app as it is deployed, opened at an address, with a history of its own and the gateway's stand-in. */
export function assembled(
  appAt: (base: string, history: RouterHistory) => App,
  loadAtOnce: NonNullable<Assembled['loadPayments']> = async () => standInWithoutWallet,
) {
  function Opened({ address }: Pick<Assembled, 'address'>) {
    const [app] = useState(() => appAt('/', createMemoryHistory({ initialEntries: [address] })))
    return app.element
  }
  return function Assembled({ address, loadPayments = loadAtOnce }: Assembled) {
    return (
      <LoadPayments value={loadPayments}>
        <Opened key={address} address={address} />
      </LoadPayments>
    )
  }
}

/** An assembled app fills the window. On a page of documentation it has a window of its own. */
export const inWindow = { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } } as const

let signIns = 0

/** Signs somebody in before the page opens, and out after it. Each has a token of their own: a late answer ends no later session. */
export const signedIn = (email: string, audience?: 'business' | 'manager' | 'partner') => () => {
  const { dataset } = document.documentElement
  if (audience) dataset['audience'] = audience
  const token = `token-in-story-${(signIns += 1)}`
  store.update(({ sessions }) => (sessions[token] = email))
  signIn(token, email)
  return () => {
    signOut()
    delete dataset['audience']
  }
}
