import type { ReactNode } from 'react'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import type { Venue } from '../../bill/venue.ts'
import { type SignInProps, SignInScreen } from '../../account/SignInScreen.tsx'
import type { OrderLink } from '../link.ts'
import { signInIntro } from '../LoadingPos.tsx'
import { backToOrder } from './page.ts'

type Props = {
  link: Pick<OrderLink, 'returnUrl'>
  /** Null until it is read. */
  venue: Pick<Venue, 'logo' | 'purchasePage'> | null
  children: ReactNode
}

/** The page before the sign-in, with the link to the purchase page where the restaurant has one. */
export const GuestPage = ({ link, venue, children }: Props) => (
  <PublicPage
    content="tool"
    sellerLogo={venue?.logo ?? null}
    back={backToOrder(link.returnUrl)}
    footerLink={venue?.purchasePage ? { href: venue.purchasePage, label: 'Buy dining credit' } : undefined}>
    {children}
  </PublicPage>
)

export const SignIn = (signIn: SignInProps) => <SignInScreen title="Sign in to pay" intro={signInIntro} {...signIn} />
