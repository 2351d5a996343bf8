import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { storeRouter } from '../../apps/store/routes.tsx'

/** The store as it is deployed, opened at this address. Its address bar is its own. */
export const AssembledStore = ({ address }: { readonly address: string }) => <Opened key={address} address={address} />

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => storeRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
