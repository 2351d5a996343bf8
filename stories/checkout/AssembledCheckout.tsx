import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadPayments } from '../../apps/checkout/payments.ts'
import { checkoutRouter } from '../../apps/checkout/routes.tsx'
import { standInForStripe } from './standIn.ts'

type AssembledCheckoutProps = {
  readonly address: string
  /** How the payment provider's script comes; at once where nothing else is said. */
  readonly loadPayments?: () => Promise<typeof standInForStripe>
}

const atOnce = async () => standInForStripe

/** The checkout as it is deployed, opened at this address, with the provider's stand-in. Its address bar is its own. */
export const AssembledCheckout = ({ address, loadPayments = atOnce }: AssembledCheckoutProps) => (
  <LoadPayments value={loadPayments}>
    <Opened key={address} address={address} />
  </LoadPayments>
)

function Opened({ address }: { readonly address: string }) {
  const [router] = useState(() => checkoutRouter('/', createMemoryHistory({ initialEntries: [address] })))
  return <RouterProvider router={router} />
}
