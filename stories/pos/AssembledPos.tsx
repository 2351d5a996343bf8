import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { router as posRouter } from '../../apps/pos/routes.tsx'
import { LoadPayments } from '../../apps/runtime/payments/paymentsContext.ts'
import { standInWithoutWallet } from '../checkout/standIn.ts'

type AssembledPosProps = {
  readonly address: string
  readonly loadPayments?: (venueKey: string | null) => Promise<typeof standInWithoutWallet>
}

const atOnce = async () => standInWithoutWallet

/** The deployed hosted checkout at this address, with the provider's stand-in and a history of its own. */
export const AssembledPos = ({ address, loadPayments = atOnce }: AssembledPosProps) => (
  <LoadPayments value={loadPayments}>
    <Opened key={address} address={address} />
  </LoadPayments>
)

function Opened({ address }: Pick<AssembledPosProps, 'address'>) {
  const [router] = useState(() => posRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
