import type { ReactNode } from 'react'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import type { OrderLink } from '../visit.ts'
import { type PageContext, backToOrder } from './page.ts'

type Props = { link: OrderLink; pageContext: PageContext; children: ReactNode }

/** The page before the sign-in, with the link to the purchase page where the restaurant has one. */
export const GuestPage = ({ link, pageContext, children }: Props) => (
  <PublicPage
    sellerLogo={pageContext.logo}
    back={backToOrder(link.returnUrl)}
    footerLink={pageContext.purchasePage === null ? undefined : { href: pageContext.purchasePage, label: 'Buy dining credit' }}>
    {children}
  </PublicPage>
)
