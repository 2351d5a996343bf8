import type { ComponentProps } from 'react'
import { LazyScreens } from '../../features/pos/LazyScreens.tsx'
import { ResetPassword } from '../runtime/account/ResetPassword.tsx'

type Props = Omit<ComponentProps<typeof LazyScreens>, 'forgotPassword'>

/** The lazy screens and the page for a new password: one script. */
export const ConnectedScreens = (props: Props) => <LazyScreens {...props} forgotPassword={ResetPassword} />
