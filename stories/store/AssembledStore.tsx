import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { router as storeRouter } from '../../apps/store/routes.tsx'

/** The deployed store at this address, in a memory router. */
export const AssembledStore = ({ address }: { readonly address: string }) => <Opened key={address} address={address} />

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => storeRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
