import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { router as dinerRouter } from '../../apps/diner/routes.tsx'
import { LoadPayments } from '../../apps/runtime/payments/paymentsContext.ts'
import { signIn, signOut } from '../../apps/runtime/session/session.ts'
import { store } from '../../mocks/handlers/all.ts'
import { standInWithoutWallet } from '../checkout/standIn.ts'

export const loadStandIn = fn(async () => standInWithoutWallet)

/** The diner's app as it is deployed, opened at this address. */
export function AssembledDiner({ address }: { readonly address: string }) {
  const [router] = useState(() => dinerRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return (
    <LoadPayments value={loadStandIn}>
      <RouterProvider router={router} />
    </LoadPayments>
  )
}

/** A member is signed in. */
export function asMember() {
  store.update(({ sessions }) => (sessions['member-token'] = 'member@mail.example'))
  signIn('member-token')
  return signOut
}
