import type { ReactNode } from 'react'
import { Details } from '../../../ui/Details/Details.tsx'

/** The way to the balance of a gift, for who has its code: it is not in the way of who opens one. */
export const BalanceDetails = ({ children }: { readonly children: ReactNode }) => (
  <Details summary="What is left of a gift?">{children}</Details>
)
