import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { router as managersRouter } from '../../apps/managers/routes.tsx'
import { signIn, signOut } from '../../apps/runtime/session/session.ts'
import { store } from '../../mocks/handlers/all.ts'
import { loadAll } from '../loadAll.ts'

/** The managers' app as it is deployed, opened at this address. */
export function AssembledManagers({ address }: { readonly address: string }) {
  const [router] = useState(() => managersRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}

/** The managers' pages. */
export const loadManagers = loadAll(import.meta.glob('../../apps/managers/{GuardedPages,*Route}.tsx'))

/** Signs a manager in before the page opens, and out after it. */
export function asManager() {
  document.documentElement.dataset['audience'] = 'manager'
  store.update(({ sessions }) => (sessions['manager-token'] = 'noor.haddad@restaurants.example'))
  signIn('manager-token')
  return () => {
    signOut()
    delete document.documentElement.dataset['audience']
  }
}
