import { fn } from 'storybook/test'
import { ForgotPassword, type ForgotPasswordSlot } from '../../features/account/ForgotPassword.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'

/** The page for a new password, which sends nothing. */
export const ResetOnTrial: ForgotPasswordSlot = ({ email, onReturn }) => (
  <ForgotPassword email={email} resetting={idle} onReset={fn()} onReturn={onReturn} />
)
