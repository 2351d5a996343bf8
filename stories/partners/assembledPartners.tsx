import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { router as partnersRouter } from '../../apps/partners/routes.tsx'
import { signIn, signOut } from '../../apps/runtime/session/session.ts'
import { store } from '../../mocks/handlers/all.ts'
import { loadAll } from '../loadAll.ts'

/** The partner portal as it is deployed, opened at this address. */
export function AssembledPartners({ address }: { readonly address: string }) {
  const [router] = useState(() => partnersRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}

/** The portal's pages. */
export const loadPartners = loadAll(
  import.meta.glob(['../../apps/partners/{GuardedPages,*Route}.tsx', '../../apps/runtime/account/ResetPassword.tsx']),
)

/** Signs a partner in before the page opens, and out after it. */
export const asPartner =
  (email = 'ines@harborrye.example') =>
  () => {
    document.documentElement.dataset['audience'] = 'partner'
    store.update(({ sessions }) => (sessions['partner-token'] = email))
    signIn('partner-token')
    return () => {
      signOut()
      delete document.documentElement.dataset['audience']
    }
  }
