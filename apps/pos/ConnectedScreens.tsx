import { LazyScreens, type LazyProps } from '../../features/pos/LazyScreens.tsx'
import * as paymentApi from './paymentApi.ts'
import { withResetPassword } from '../runtime/account/ResetPassword.tsx'

export const ConnectedScreens = withResetPassword<Omit<LazyProps, 'forgotPassword'>>(LazyScreens)

/** The calls that pay, in the same script. */
export const payments = paymentApi
