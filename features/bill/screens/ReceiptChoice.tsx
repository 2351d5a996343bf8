import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { useAccount } from '../../../ui/PublicPage/SignedIn.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { type Email, anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'

/** The receipt of a payment, sent by email. */
export type ReceiptMail = {
  sending: Submission
  /** The address that the receipt was sent to; null before that. */
  sentTo: string | null
  onSend: (email: Email) => void
}

type Props = ReceiptMail & {
  onPrint: () => void
  /** Whether the page has another main action. @default false */
  isAside?: boolean
  /** The guest has begun to type an address. */
  onOpen?: () => void
  /** A third choice, which asks for no receipt. */
  none?: ReactNode
}

export const receiptSchema = z.object({ email: emailSchema(anyEmail) })

/** Content that takes the place of the pressed button, and its focus. */
function Focused({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

/** A receipt by email, on paper, or none. The field begins with the address of who is signed in, never with another guest's. */
export function ReceiptChoice({ sending, sentTo, onSend, onPrint, isAside = false, onOpen, none }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const values = { email: useAccount()?.email ?? '' }
  const { input, onValid, setFocus, submission } = useTextForm({ schema: receiptSchema, values, submission: sending })
  const busy = sending.phase === 'sending'
  // The field takes the place of the pressed button. Typing replaces its address.
  useEffect(() => {
    if (isOpen) setFocus('email', { shouldSelect: true })
  }, [isOpen, setFocus])
  const form = (
    <Form busy={busy} onSubmit={onValid(({ email }) => onSend(email))}>
      <Stack space="md">
        <EmailField label="Email" autoComplete="email" {...input('email')} />
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
      <Stack space="sm">
        <Columns space="sm">
          <Button
            wide
            variant={isAside ? 'soft' : 'solid'}
            icon="mail"
            onClick={() => {
              setIsOpen(true)
              onOpen?.()
            }}>
            Email
          </Button>
          {print}
        </Columns>
        {none}
      </Stack>
    )
  return (
    <>
      {sentTo === null ? (
        form
      ) : (
        <Focused>
          <Alert tone="success">{`Your receipt is on its way to ${sentTo}.`}</Alert>
        </Focused>
      )}
      {print}
    </>
  )
}
