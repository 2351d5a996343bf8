import type { ComponentProps } from 'react'
import { LazyScreens } from '../../features/checkout/LazyScreens.tsx'
import { EarlierPurchase, type EarlierPurchaseProps } from '../../features/checkout/screens/EarlierPurchase.tsx'
import { ResetPassword } from '../runtime/account/ResetPassword.tsx'

type Props = Omit<ComponentProps<typeof LazyScreens>, 'forgotPassword'>

/** The lazy screens and the page for a new password: one script. */
export const ConnectedScreens = (props: Props) => <LazyScreens {...props} forgotPassword={ResetPassword} />

/** In the same script. */
export const ConnectedEarlierPurchase = (props: EarlierPurchaseProps) => <EarlierPurchase {...props} />
