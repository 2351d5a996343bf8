import { LazyScreens, type LazyProps } from '../../features/claim/LazyScreens.tsx'
import { withResetPassword } from '../runtime/account/withResetPassword.tsx'

export const ConnectedScreens = withResetPassword<Omit<LazyProps, 'forgotPassword'>>(LazyScreens)
