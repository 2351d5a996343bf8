import * as z from 'zod/mini'
import { Button } from '../../ui/Button/Button.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { textRates } from '../shared/contact/textRates.ts'
import type { Phone } from '../shared/contact/phoneNumber.ts'
import { phoneSchema } from '../shared/contact/phone.ts'
import { useFocusOfNewStep, Screen } from '../shared/screens/Screen.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { useTextForm } from '../shared/forms/useTextForm.ts'

export type PhoneStepProps = { sending: Submission; onSend: (phone: Phone) => void }

export const phoneStepSchema = z.object({ phone: phoneSchema })
const empty = { phone: '' }

export function PhoneStep({ sending, onSend }: PhoneStepProps) {
  const { input, onValid, setFocus, submission } = useTextForm({ schema: phoneStepSchema, values: empty, submission: sending })
  const busy = sending.phase === 'sending'
  useFocusOfNewStep(() => setFocus('phone'))
  return (
    <Screen title="Sign in" takesFocus={false} intro="We text a code to the phone of your account.">
      <Form busy={busy} onSubmit={onValid(({ phone }) => onSend(phone))}>
        <Stack space="md">
          <PhoneField label="Phone number" autoComplete="tel" hint={textRates} {...input('phone')} />
          <SubmissionRefusal submission={submission} />
          <Button type="submit" wide icon="message" pending={busy} pendingLabel="Sending a code">
            Text me a code
          </Button>
        </Stack>
      </Form>
    </Screen>
  )
}
