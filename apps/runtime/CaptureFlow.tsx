import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import * as api from '../../features/email-capture/api.ts'
import { type EmailCaptureCommand, type EmailCaptureEvent, begin, transition } from '../../features/email-capture/emailCapture.ts'
import { savedCapture } from '../../features/email-capture/saved.ts'
import { call } from './call.ts'
import type { CallsOf } from './carryOut.ts'
import { attemptKey, settleByAnswer } from './attempts.ts'
import { tabStorage } from './storage.ts'
import { useFlow } from './useFlow.ts'

const callsFor = (projectId: string): CallsOf<EmailCaptureCommand, EmailCaptureEvent> => ({
  inquire: async ({ email }, options) => {
    // The same key until there is an answer. With a new key, a person whose first answer was lost would be refused, because they
    // are on the list already.
    const attempt = `inquire.${projectId}.${email}`
    const answer = await call(api.inquire, { path: { projectId }, body: { inquiry: { email } } }, { ...options, key: attemptKey(attempt) })
    settleByAnswer(attempt, answer)
    return answer
  },
})

type Props = {
  /** The restaurant, or the enterprise's own project, that will write to the address. */
  readonly projectId: string
}

/** Asks for an email address, and thanks for it. */
export function CaptureFlow({ projectId }: Props) {
  const { state, send, drafts } = useFlow({
    begin,
    transition,
    calls: callsFor(projectId),
    handlers: {},
    persist: { storage: tabStorage, storageKey: `flow.capture.${projectId}`, saved: savedCapture },
    reloaded: { type: 'reloaded' },
  })
  return <EmailCaptureForm state={state} send={send} drafts={drafts} />
}
