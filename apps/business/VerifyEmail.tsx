import { useEffect, useEffectEvent } from 'react'
import { verifyEmail } from '../../features/business/api.ts'
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

/** A reload repeats the call unless it succeeded. The key is the same until the server answers, and it acts on it once. */
function Verification({ inviteToken }: Props) {
  const showToast = useToast()
  const { product } = useEnterprise().settings
  const doneKey = `flow.verified.${shortHash(inviteToken)}`
  const { send } = useSend(
    (token: string, key) => call(verifyEmail, { body: { inviteToken: token } }, { key }),
    (token) => `verifyEmail.${token}`,
  )
  const verify = useEffectEvent(async () => {
    const answer = await send(inviteToken)
    if (answer === null) return
    if (answer.ok) tabStorage.write(doneKey, 'yes')
    showToast(verificationToast(answer, product))
  })
  useEffect(() => {
    if (tabStorage.read(doneKey) === null) void verify()
  }, [doneKey])
  return null
}
