import { LoadingBill } from '../bill/screens/LoadingBill.tsx'
import type { WaitProps } from '../shared/screens/Waiting.tsx'

/** The diner's data after their sign-in. */
export const signInIntro = 'Your credit and your cards are waiting for you.'

/** The order is being read, or it is not known yet who is signed in. Also the shell of the page. */
export const LoadingPos = (props: WaitProps & { sellerLogo?: string | null }) => <LoadingBill intro={signInIntro} {...props} />
