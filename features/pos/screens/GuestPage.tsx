import type { ReactNode } from 'react'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import type { OrderLink } from '../pos.ts'
import { type Around, backToOrder } from './page.ts'

type Props = { link: OrderLink; around: Around; children: ReactNode }

/** The page before the sign-in, with the link to the purchase page where the restaurant has one. */
export const GuestPage = ({ link, around, children }: Props) => (
  <PublicPage
    sellerLogo={around.logo}
    back={backToOrder(link.returnUrl)}
    footerLink={around.purchasePage === null ? undefined : { href: around.purchasePage, label: 'Buy dining credit' }}>
    {children}
  </PublicPage>
)
