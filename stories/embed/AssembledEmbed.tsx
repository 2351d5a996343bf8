import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { embedRouter } from '../../apps/embed/routes.tsx'

/** The embedded frames as they are deployed, opened at this address. Their address bar is their own. */
export const AssembledEmbed = ({ address }: { readonly address: string }) => <Opened key={address} address={address} />

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => embedRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
