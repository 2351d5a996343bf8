import { verifyEmail } from '../../features/business/api.ts'
import type { Toast, VerificationCommand, VerificationEvent } from '../../features/business/verification.ts'
import { call } from '../runtime/call.ts'
import { attemptKey } from '../runtime/identifiers.ts'
import { settleByAnswer } from '../runtime/settleByAnswer.ts'

/** Carries out the commands of the verification flow. */
export async function run(
  command: VerificationCommand,
  signal: AbortSignal,
  showToast: (toast: Toast) => void,
): Promise<VerificationEvent | null> {
  if (command.type === 'showToast') {
    showToast(command.toast)
    return null
  }
  const { inviteToken } = command
  // The same key until there is an answer, also after a reload, so that the server acts once.
  const attempt = `verifyEmail.${inviteToken}`
  const answer = await call(verifyEmail, { body: { inviteToken } }, { signal, key: attemptKey(attempt) })
  settleByAnswer(attempt, answer)
  return { type: 'verifyEmailAnswered', answer }
}
