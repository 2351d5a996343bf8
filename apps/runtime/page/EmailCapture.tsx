import { useState } from 'react'
import * as z from 'zod/mini'
import { EmailCaptureForm } from '../../../features/email-capture/EmailCaptureForm.tsx'
import { inquire } from '../../../features/email-capture/api.ts'
import type { Email } from '../../../features/shared/contact/email.ts'
import { call } from '../api/call.ts'
import { useSend } from '../api/useSend.ts'
import { useSaved } from '../storage/saved.ts'

type Props = {
  /** The restaurant, or the enterprise's own project, that will write to the address. */
  readonly projectId: string
}

const captureState = z.object({ email: z.string(), isThanked: z.boolean() })
const untouched = { email: '', isThanked: false }

export function EmailCapture({ projectId }: Props) {
  const [saved, save] = useSaved(`flow.capture.${projectId}`, captureState, untouched)
  const [state, setState] = useState(saved)
  function show(next: typeof saved): void {
    save(next)
    setState(next)
  }
  const { submission, send } = useSend(
    async (email: Email, key) => {
      const answer = await call(inquire, { path: { projectId }, body: { inquiry: { email } } }, { key })
      if (answer.ok) show({ email, isThanked: true })
      return answer
    },
    // With a new key, a person whose first answer was lost would be refused, because they are on the list already.
    { of: (email) => email, attempt: `inquire.${projectId}` },
  )

  return (
    <EmailCaptureForm
      {...state}
      submission={submission}
      onText={(email) => save({ email, isThanked: false })}
      onSubmit={(email) => void send(email)}
      onAgain={() => show(untouched)}
    />
  )
}
