import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { approveEmails, getReview, requestEdits } from '../../../features/partners/email-review/api.ts'
import type { Edits } from '../../../features/partners/email-review/review.ts'
import { EmailReviewScreen } from '../../../features/partners/email-review/EmailReviewScreen.tsx'
import { ready } from '../../../features/shared/api/remote.ts'
import { targets } from '../../../features/uploads/pixels.ts'
import { call } from '../../runtime/api/call.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useSend } from '../../runtime/api/useSend.ts'
import { reportStep } from '../../runtime/page/report.ts'
import { sendToHost } from '../../runtime/uploads/sendToHost.ts'
import { useUploads } from '../../runtime/uploads/useUploads.ts'
import { usePageParams, usePageSearch } from '../../runtime/routing/links.tsx'
import { useSaved } from '../../runtime/storage/saved.ts'
import { review, reviewById } from '../addresses.ts'

/** The text and the pictures that the image host has. Others are lost with the page: a file cannot be saved. */
const savedReview = z.object({
  message: z.string(),
  uploads: z.array(
    z.object({
      status: z.literal('done'),
      id: z.string(),
      name: z.string(),
      size: z.number(),
      picture: z.object({ imageId: z.string(), url: z.string() }),
    }),
  ),
})

const nothing: z.output<typeof savedReview> = { message: '', uploads: [] }

type Props = { readonly id: string; readonly token: string; readonly approve: boolean }

function Review({ id, token, approve }: Props) {
  const { read, readAgain } = useRead(getReview, token === '' ? null : { path: { id }, query: { token } })
  const shown = token === '' ? ready(null) : read
  const imageHost = shown.status === 'ready' ? (shown.value?.imageHost ?? null) : null
  const [saved, save] = useSaved(`flow.email-review.${id}.draft`, savedReview, nothing)
  const [message, setMessage] = useState(saved.message)
  const choice = { id: 0, size: saved.uploads.length, refused: 0 }
  const { onTaken, ...pictures } = useUploads({
    target: targets.email,
    initial: saved.uploads.map((upload) => ({ ...upload, choice, preview: upload.picture.url })),
    send: async (file, name, options) => {
      if (!imageHost) return { ok: false, error: 'Pictures can’t be sent right now.' }
      const sent = await sendToHost(file, name, imageHost, options)
      // The next try gets a new signature.
      if (!sent.ok && sent.isExpired) readAgain()
      return sent
    },
  })
  useEffect(
    () => save({ message, uploads: pictures.uploads.filter((upload) => upload.status === 'done') }),
    [save, message, pictures.uploads],
  )
  const link = { path: { id }, query: { token } }
  const edits = useSend(
    async (body: Edits, key) => {
      const answer = await call(requestEdits, { ...link, body }, { key })
      if (answer.ok) save(nothing)
      return answer
    },
    { of: id, attempt: 'email-review.edits' },
  )
  const approval = useSend((_: null, key) => call(approveEmails, link, { key }), { of: id, attempt: 'email-review.approval' })
  const [isAsked, setAsked] = useState(approve)
  const done = approval.act?.done ? 'approval' : edits.act?.done ? 'edits' : null
  async function sendEdits(body: Edits) {
    approval.reset()
    const answer = await edits.send(body)
    // Also after a refusal: another reviewer may have approved.
    readAgain()
    if (!answer?.ok) return
    setMessage('')
    onTaken()
  }
  async function approveAll() {
    await approval.send(null)
    readAgain()
  }
  useEffect(() => reportStep('email_review_status', { status: done ?? 'open' }), [done])
  return (
    <EmailReviewScreen
      review={shown}
      edits={edits.submission}
      onEdits={(body) => void sendEdits(body)}
      approval={approval.submission}
      onApprove={() => void approveAll()}
      isAsked={isAsked}
      onAsk={(asks) => {
        approval.reset()
        setAsked(asks)
      }}
      done={done}
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
