import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { router as embedRouter } from '../../apps/embed/routes.tsx'

/** The deployed frames at this address, in a memory router. */
export const AssembledEmbed = ({ address }: { readonly address: string }) => <Opened key={address} address={address} />

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => embedRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
