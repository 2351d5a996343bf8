import { useState } from 'react'
import { verifyEmail } from '../../features/business/api.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Toasts, useToast } from '../../ui/Toast/Toasts.tsx'
import { shortHash } from '../../features/shared/api/answers/shortHash.ts'
import { call } from '../runtime/api/call.ts'
import { useSend } from '../runtime/api/useSend.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import type { Answer, Failure } from '../../features/shared/api/answers/answer.ts'

const refusalOf = (failure: Failure): string =>
  (failure.kind === 'refused' && failure.message) || 'Please open the link of your invitation again in a moment.'

/** PUB-01 specifies the texts for success. */
const verificationToast = (answer: Answer<unknown>, product: string) =>
  answer.ok
    ? ({ tone: 'info', title: 'Verify your email address', text: `Confirm the email sent from ${product}` } as const)
    : ({ tone: 'warning', title: 'We could not verify your email address', text: refusalOf(answer.failure) } as const)

type Props = { readonly inviteToken: string }

export const VerifyEmail = (props: Props) => (
  <Toasts>
    <Verification {...props} />
  </Toasts>
)

/**
 * Asks before it verifies: a mail scanner opens the link of an invitation, and presses nothing. A reload asks again unless the call
 * succeeded. The key is the same until the server answers, and it acts on it once.
 */
function Verification({ inviteToken }: Props) {
  const showToast = useToast()
  const { product } = useEnterprise().settings
  const doneKey = `flow.verified.${shortHash(inviteToken)}` as const
  const [asks, setAsks] = useState(() => tabStorage.read(doneKey) === null)
  const { submission, send } = useSend((token: string, key) => call(verifyEmail, { body: { inviteToken: token } }, { key }), {
    of: inviteToken,
    attempt: 'verifyEmail',
  })
  const verify = async () => {
    const answer = await send(inviteToken)
    if (answer === null) return
    if (answer.ok) tabStorage.write(doneKey, 'yes')
    setAsks(false)
    showToast(verificationToast(answer, product))
  }
  return (
    <ConfirmDialog
      open={asks}
      title="You are invited"
      text={`To accept, verify your email address: ${product} sends you an email to confirm it.`}
      confirmLabel="Verify my email address"
      cancelLabel="Not now"
      pending={submission.phase === 'sending'}
      onConfirm={() => void verify()}
      onCancel={() => setAsks(false)}
    />
  )
}
