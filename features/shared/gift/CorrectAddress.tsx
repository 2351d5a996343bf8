import * as z from 'zod/mini'
import type { Country } from '../../../themes/enterprise.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Submission } from '../api/answers/answer.ts'
import { phonesOf } from '../contact/formatPhone.ts'
import { useDraftForm } from '../forms/useDraftForm.ts'
import { SubmissionRefusal } from '../screens/SubmissionRefusal.tsx'
import { AddressFields } from './AddressFields.tsx'
import { giftTextHint } from './textConsent.ts'
import { type AddressDraft, type GiftAddress, addressNoun, isSameAddress } from './address.ts'
import { withTypedAddress } from './typedAddress.ts'

type Props = {
  before: AddressDraft
  /** Whether the server may have another address than `before`, which can then be sent again. @default false */
  isInDoubt?: boolean
  offersText: boolean
  /** The country of a phone number. @default 'US' */
  country?: Country
  hint?: string | undefined
  /** The text of the button, before "number". @default 'Send to this' */
  verb?: string
  submission: Submission
  onCorrect: (to: GiftAddress) => void
}

const schemaFor = (before: AddressDraft, isInDoubt: boolean, country: Country) =>
  withTypedAddress({}, country).check(
    z.superRefine((typed, { issues }) => {
      if (!isInDoubt && isSameAddress(typed, before))
        issues.push({
          code: 'custom',
          message: `This is the ${addressNoun[typed.by]} that it has.`,
          path: [typed.by === 'email' ? 'recipientEmail' : 'recipientPhone'],
          input: typed,
        })
    }),
  )

/** Sends a gift that went to another address to the right one. */
export function CorrectAddress({ before, isInDoubt = false, country = 'US', submission: given, onCorrect, ...shown }: Props) {
  const { offersText, hint, verb = 'Send to this' } = shown
  const { input, onValid, watch, setValue, submission } = useDraftForm({
    schema: schemaFor(before, isInDoubt, country),
    values: { ...before, recipientPhone: phonesOf[country].format.format(before.recipientPhone) },
    submission: given,
  })
  const busy = submission.phase === 'sending'
  const by = watch('by')
  const label = `Correct the ${addressNoun[by]}`
  return (
    <Form busy={busy} onSubmit={onValid(onCorrect)}>
      <Stack space="sm">
        <AddressFields
          by={by}
          onBy={(way) => setValue('by', way)}
          offersText={offersText}
          email={<EmailField label={label} hint={hint} autoComplete="off" {...input('recipientEmail')} />}
          phone={
            <PhoneField
              autoComplete="off"
              label={label}
              hint={[hint, giftTextHint].filter(Boolean).join(' ')}
              phoneFormat={phonesOf[country].format}
              {...input('recipientPhone')}
            />
          }
        />
        <SubmissionRefusal submission={submission} />
        <Button type="submit" wide variant="soft" pending={busy}>
          {`${verb} ${addressNoun[by]}`}
        </Button>
      </Stack>
    </Form>
  )
}
