import { giftingIntro } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'

export const SignInRoute = () => <SignInPage content="tool" intro={giftingIntro} />
