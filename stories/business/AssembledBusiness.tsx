import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { businessRouter } from '../../apps/business/routes.tsx'

/** The business page as it is deployed, opened at this address, having read nothing before. Its address bar is its own. */
export const AssembledBusiness = ({ address }: { readonly address: string }) => <Opened key={address} address={address} />

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => businessRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
