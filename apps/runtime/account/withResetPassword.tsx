import type { ComponentType } from 'react'
import type { ForgotPasswordSlot } from '../../../features/account/slots.ts'
import { ResetPassword } from './ResetPassword.tsx'

/** A flow's lazy screens with the page for a new password, as one script. */
export const withResetPassword = <Props extends object>(Screens: ComponentType<Props & { readonly forgotPassword: ForgotPasswordSlot }>) =>
  function ConnectedScreens(props: Props) {
    return <Screens {...props} forgotPassword={ResetPassword} />
  }
