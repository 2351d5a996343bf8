import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { LoadingForm } from '../shared/screens/LoadingForm.tsx'

/** The purpose of the site. */
export const giftingIntro = 'Send gifts to clients and your team.'

/** Shown before it is known whether a buyer is signed in. Also the shell of the page. */
export const LoadingGifting = () => (
  <PublicPage content="tool">
    <LoadingForm title="Business gifting" intro={giftingIntro} label="Loading your account" />
  </PublicPage>
)
