import { LazyScreens, type LazyProps } from '../../features/checkout/screens/LazyScreens.tsx'
import { EarlierPurchase, type EarlierPurchaseProps } from '../../features/checkout/screens/EarlierPurchase.tsx'
import { withResetPassword } from '../runtime/account/withResetPassword.tsx'

export const ConnectedScreens = withResetPassword<Omit<LazyProps, 'forgotPassword'>>(LazyScreens)

/** In the same script. */
export const ConnectedEarlierPurchase = (props: EarlierPurchaseProps) => <EarlierPurchase {...props} />
