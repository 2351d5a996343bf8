import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { signOutAction } from '../account/signOutAction.ts'
import type { LookedUp } from '../payment/attempt/attempt.ts'
import { type Email, anyEmail, emailSchema } from '../shared/contact/email.ts'
import type { Remote } from '../shared/api/remote.ts'
import type { Submission } from '../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { useDraftForm } from '../shared/forms/useDraftForm.ts'
import type { Receipt } from './receipt.ts'
import { PaidReceipt, type PaidProps, PaymentFacts, PaymentRead, getPaidReceipt } from './screens/PaymentFacts.tsx'

export type ReceiptScreenProps = Pick<PaidProps, 'agreed'> & {
  payment: Remote<LookedUp<Receipt>>
  successHref: string
  checkHref: string
  onRetry: () => void
  onPrint: () => void
  sending: Submission
  /** The address that the receipt was sent to; null before that. */
  sentTo: string | null
  onSend: (email: Email) => void
  /** Null where nobody is signed in. */
  onSignOut: (() => void) | null
}

/** The receipt of a payment: it prints on one page, and can be sent by email. */
export function ReceiptScreen({ payment, checkHref, onRetry, onSignOut, ...receiptProps }: ReceiptScreenProps) {
  const paid = getPaidReceipt(payment)
  return (
    <PublicPage
      slip={paid && <PaidReceipt receipt={paid} agreed={receiptProps.agreed} live={false} itemised />}
      {...signOutAction(onSignOut)}>
      <PaymentRead payment={payment} checkHref={checkHref} onRetry={onRetry}>
        {(receipt) => <ShownReceipt receipt={receipt} {...receiptProps} />}
      </PaymentRead>
    </PublicPage>
  )
}

type Props = Omit<ReceiptScreenProps, 'payment' | 'checkHref' | 'onRetry' | 'onSignOut'> & { receipt: Receipt }

function ShownReceipt({ receipt, agreed, successHref, onPrint, ...mail }: Props) {
  return (
    <PaymentFacts receipt={receipt} agreed={agreed} title="Receipt" intro="Thank you for dining with us.">
      <Stack space="sm">
        <SendReceipt {...mail} onPrint={onPrint} />
        <TextLink icon="back" href={successHref}>
          Back
        </TextLink>
      </Stack>
    </PaymentFacts>
  )
}

const schema = z.object({ email: emailSchema(anyEmail) })
const empty = { email: '' }

/** Takes the place of the form, and its focus. */
function Sent({ to }: { readonly to: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="success">{`Your receipt is on its way to ${to}.`}</Alert>
    </div>
  )
}

function SendReceipt({ sending, sentTo, onSend, onPrint }: Pick<Props, 'sending' | 'sentTo' | 'onSend' | 'onPrint'>) {
  const [isOpen, setIsOpen] = useState(false)
  const { register, onValid, setFocus, formState, submission } = useDraftForm({ schema, values: empty, submission: sending })
  const busy = sending.phase === 'sending'
  // The field takes the place of the pressed button.
  useEffect(() => {
    if (isOpen) setFocus('email')
  }, [isOpen, setFocus])
  const form = (
    <Form busy={busy} onSubmit={onValid(({ email }) => onSend(email))}>
      <Stack space="md">
        <EmailField label="Email" error={formState.errors.email?.message} {...register('email')} />
        <SubmissionRefusal submission={submission} />
        <Button type="submit" wide icon="mail" pending={busy} pendingLabel="Sending your receipt">
          Send
        </Button>
      </Stack>
    </Form>
  )
  const print = (
    <Button wide variant="soft" icon="print" onClick={onPrint}>
      Print
    </Button>
  )
  if (sentTo === null && !isOpen)
    return (
      <Columns space="sm">
        <Button wide icon="mail" onClick={() => setIsOpen(true)}>
          Send by email
        </Button>
        {print}
      </Columns>
    )
  return (
    <>
      {sentTo === null ? form : <Sent to={sentTo} />}
      {print}
    </>
  )
}
