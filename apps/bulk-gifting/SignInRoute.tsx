import { giftingIntro } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'

/** Signs a buyer in. */
export const SignInRoute = () => <SignInPage intro={giftingIntro} />
