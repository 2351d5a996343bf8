import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { router as businessRouter } from '../../apps/business/routes.tsx'

/** The deployed business page at this address, in a memory router. */
export const AssembledBusiness = ({ address }: { readonly address: string }) => <Opened key={address} address={address} />

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => businessRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
