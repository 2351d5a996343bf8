import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import * as api from '../../features/email-capture/api.ts'
import { type EmailCaptureCommand, type EmailCaptureEvent, begin, transition } from '../../features/email-capture/emailCapture.ts'
import { savedCapture } from '../../features/email-capture/saved.ts'
import { call } from './call.ts'
import { attemptKey } from './identifiers.ts'
import { settleByAnswer } from './settleByAnswer.ts'
import { tabStorage } from './storage.ts'
import { useFlow } from './useFlow.ts'

async function inquire(projectId: string, { email }: EmailCaptureCommand, signal: AbortSignal): Promise<EmailCaptureEvent> {
  // The same key until there is an answer: whose first one was lost is thanked, and not told to be on the list already.
  const attempt = `inquire.${projectId}.${email}`
  const answer = await call(api.inquire, { path: { projectId }, body: { inquiry: { email } } }, { signal, key: attemptKey(attempt) })
  settleByAnswer(attempt, answer)
  return { type: 'inquireAnswered', answer }
}

type Props = {
  /** The restaurant, or the enterprise's own project, that the address is left with. */
  readonly projectId: string
}

/** An address left with somebody, from the field to the thanks. */
export function CaptureFlow({ projectId }: Props) {
  const { state, send } = useFlow({
    begin,
    transition,
    run: (command, signal) => inquire(projectId, command, signal),
    persist: { storage: tabStorage, storageKey: `flow.capture.${projectId}`, saved: savedCapture },
    reloaded: { type: 'reloaded' },
  })
  return <EmailCaptureForm state={state} send={send} />
}
