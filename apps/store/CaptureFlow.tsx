import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { begin, transition } from '../../features/email-capture/emailCapture.ts'
import { session } from '../runtime/storage.ts'
import { useFlow } from '../runtime/useFlow.ts'
import { inquire } from './commands.ts'

/** An address left with a restaurant, from the field to the thanks. */
export function CaptureFlow({ projectId }: { projectId: number }) {
  const { state, send } = useFlow({
    begin,
    transition,
    run: (command, signal) => inquire(projectId, command, signal),
    keep: { shelf: session, key: `flow.capture.${projectId}`, safe: (kept) => kept },
    reloaded: { type: 'reloaded' },
  })
  return <EmailCaptureForm state={state} send={send} />
}
