import { useEffect, useState } from 'react'
import { approveEmails, getReview, requestEdits } from '../../../features/partners/email-review/api.ts'
import {
  type ReviewCommand,
  type ReviewEvent,
  begin,
  savedReview,
  transition,
} from '../../../features/partners/email-review/emailReview.ts'
import { EmailReviewScreen } from '../../../features/partners/email-review/EmailReviewScreen.tsx'
import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { ready } from '../../../features/shared/api/remote.ts'
import { targets } from '../../../features/uploads/pixels.ts'
import { writeOnce } from '../../runtime/api/attempts.ts'
import { call } from '../../runtime/api/call.ts'
import type { CallsOf } from '../../runtime/flow/carryOut.ts'
import { useRead, useReadAll } from '../../runtime/api/useRead.tsx'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { reportStep } from '../../runtime/page/report.ts'
import { sendToHost } from '../../runtime/uploads/sendToHost.ts'
import { useUploads } from '../../runtime/uploads/useUploads.ts'
import { useFlow } from '../../runtime/flow/flowRunner.ts'
import { usePageParams, usePageSearch } from '../../runtime/routing/links.tsx'
import { review, reviewById } from '../addresses.ts'
import { readReviewDraft, saveReviewDraft } from './reviewDraft.ts'

/** The review's writes. The activity shows them at once. */
function createCalls(id: string, token: string, readAgain: () => void): CallsOf<ReviewCommand, ReviewEvent> {
  const link = { path: { id }, query: { token } }
  // The answer does not wait for the activity: its key is settled, so a reload would send the same with another one.
  const thenRead = <T,>(answer: T): T => (readAgain(), answer)
  return {
    requestEdits: async ({ edits }, options) =>
      thenRead(
        // Other changes are another request, also after one whose outcome is unknown.
        await writeOnce(`email-review.${id}.edits.${shortHash(JSON.stringify(edits))}`, (key) =>
          call(requestEdits, { ...link, body: edits }, { ...options, key }),
        ),
      ),
    approveEmails: async (_, options) =>
      thenRead(await writeOnce(`email-review.${id}.approval`, (key) => call(approveEmails, link, { ...options, key }))),
  }
}

type Props = { readonly id: string; readonly token: string; readonly approve: boolean }

function Review({ id, token, approve }: Props) {
  const readAll = useReadAll()
  const { read, readAgain } = useRead(getReview, token === '' ? null : { path: { id }, query: { token } })
  const shown = token === '' ? ready(null) : read
  const imageHost = shown.status === 'ready' ? (shown.value?.imageHost ?? null) : null
  const [draft] = useState(() => readReviewDraft(id))
  const [message, setMessage] = useState(draft.message)
  const { onTaken, ...pictures } = useUploads({
    target: targets.email,
    initial: draft.uploads,
    send: async (file, name, options) => {
      if (!imageHost) return { ok: false, error: 'Pictures can’t be sent right now.' }
      const sent = await sendToHost(file, name, imageHost, options)
      // The next try gets a new signature.
      if (!sent.ok && sent.isExpired) readAgain()
      return sent
    },
  })
  useEffect(() => saveReviewDraft(id, { message, uploads: pictures.uploads }), [id, message, pictures.uploads])
  const { state, send } = useFlow({
    begin: () => begin(approve),
    transition,
    calls: createCalls(id, token, readAll),
    handlers: {
      clearDraft: () => {
        setMessage('')
        onTaken()
        return undefined
      },
    },
    persist: { storage: tabStorage, storageKey: `flow.email-review.${id}`, saved: savedReview },
    reloaded: { type: 'reloaded', approve },
  })
  useEffect(() => reportStep('email_review_status', { status: state.status }), [state.status])
  return (
    <EmailReviewScreen
      review={shown}
      state={state}
      send={send}
      message={message}
      onMessage={setMessage}
      pictures={pictures}
      onRetry={readAgain}
    />
  )
}

/** A brand's review of emails: nobody signs in, the token of the link gives access. */
const AnyReview = (props: Props) => <Review key={`${props.id} ${props.token}`} {...props} />

export function EmailReviewRoute() {
  const { id, token, approve } = usePageSearch(review)
  return <AnyReview id={id} token={token} approve={approve} />
}

export function EmailReviewByIdRoute() {
  const { token, approve } = usePageSearch(reviewById)
  return <AnyReview {...usePageParams(reviewById)} token={token} approve={approve} />
}
