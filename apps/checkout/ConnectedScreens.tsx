import { LazyScreens, type LazyProps } from '../../features/checkout/LazyScreens.tsx'
import { EarlierPurchase, type EarlierPurchaseProps } from '../../features/checkout/screens/EarlierPurchase.tsx'
import { withResetPassword } from '../runtime/account/ResetPassword.tsx'

export const ConnectedScreens = withResetPassword<Omit<LazyProps, 'forgotPassword'>>(LazyScreens)

/** In the same script. */
export const ConnectedEarlierPurchase = (props: EarlierPurchaseProps) => <EarlierPurchase {...props} />
