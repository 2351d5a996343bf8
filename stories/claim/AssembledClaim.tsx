import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { claimRouter } from '../../apps/claim/routes.tsx'

/** The claim app as it is deployed, opened by a link with this hash. Its address bar is its own. */
export function AssembledClaim({ hash }: { readonly hash: string }) {
  return <Opened key={hash} hash={hash} />
}

function Opened({ hash }: { readonly hash: string }) {
  const [router] = useState(() => claimRouter('/', createMemoryHistory({ initialEntries: [`/${hash}`] })))
  return <RouterProvider router={router} />
}
