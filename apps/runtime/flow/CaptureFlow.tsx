import { EmailCaptureForm } from '../../../features/email-capture/EmailCaptureForm.tsx'
import * as api from '../../../features/email-capture/api.ts'
import { type EmailCaptureCommand, type EmailCaptureEvent, begin, transition } from '../../../features/email-capture/emailCapture.ts'
import { savedCapture } from '../../../features/email-capture/saved.ts'
import { call } from '../api/call.ts'
import type { CallsOf } from './carryOut.ts'
import { writeOnce } from '../api/attempts.ts'
import { tabStorage } from '../storage/storage.ts'
import { useFlow } from './useFlow.ts'

const callsFor = (projectId: string): CallsOf<EmailCaptureCommand, EmailCaptureEvent> => ({
  // With a new key, a person whose first answer was lost would be refused, because they are on the list already.
  inquire: ({ email }, options) =>
    writeOnce(`inquire.${projectId}.${email}`, (key) =>
      call(api.inquire, { path: { projectId }, body: { inquiry: { email } } }, { ...options, key }),
    ),
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
