import type { ReactNode } from 'react'
import { Details } from '../../../ui/Details/Details.tsx'

/** The link to the balance of a gift, for people with its code. It is below the gift, which most people open. */
export const BalanceDetails = ({ children }: { readonly children: ReactNode }) => (
  <Details look="row" icon="gift" summary="How much is left on a gift?">
    {children}
  </Details>
)
