import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadPayments } from '../../apps/runtime/payments/paymentsContext.ts'
import { router as checkoutRouter } from '../../apps/checkout/routes.tsx'
import { standInForStripe } from './standIn.ts'

type AssembledCheckoutProps = {
  readonly address: string
  /** How the gateway's script loads; at once by default. */
  readonly loadPayments?: () => Promise<typeof standInForStripe>
}

const atOnce = async () => standInForStripe

/** The deployed checkout at this address, with the gateway's stand-in and a history of its own. */
export const AssembledCheckout = ({ address, loadPayments = atOnce }: AssembledCheckoutProps) => (
  <LoadPayments value={loadPayments}>
    <Opened key={address} address={address} />
  </LoadPayments>
)

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => checkoutRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
