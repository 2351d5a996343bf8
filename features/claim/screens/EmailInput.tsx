import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { useFocusOfNewStep, Screen } from '../../shared/screens/Screen.tsx'
import { getProblem } from '../../shared/api/answers/answer.ts'
import { savedAs } from '../../shared/forms/drafts.ts'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { optedOutHint } from '../../shared/member/optedOut.ts'
import { type ClaimDraft, contactSchema, shownTo, withAccount } from '../contact.ts'
import type { Member } from '../member/api.ts'
import type { ContactNeed } from '../offer.ts'
import { textRates } from '../../shared/contact/textRates.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import type { FormProps } from '../claim.ts'

const intros: Record<ContactNeed, string> = {
  email: 'Tell us where to send it.',
  phone: 'We text you a code to make sure it is you.',
  emailAndPhone: 'Tell us where to send it. We text you a code to make sure it is you.',
}

export const contactName = ({ code }: ClaimDraft): string => `contact.${code}`

export function EmailInput({ state, send, drafts, member }: FormProps<'emailInput'> & { member: Member | null }) {
  const { draft } = state
  const { settings } = useEnterprise()
  const { contactNeed } = draft.offer
  const rule = { ending: settings.requiredEmailEnding, display: settings.requiredEmailDisplay }
  const { input, register, onValid, getValues, setFocus, submission } = useTextForm({
    schema: contactSchema(contactNeed, rule),
    submission: state.submission,
    ...savedAs(drafts, contactName(draft), withAccount(draft.contact, member)),
  })
  const sending = submission.phase === 'sending'
  const problem = getProblem(submission)
  const byEmail = contactNeed !== 'phone'
  const byPhone = contactNeed !== 'email'
  useFocusOfNewStep(() => setFocus(byEmail ? 'email' : 'phone'))
  return (
    <Screen title="Claim your offer" intro={intros[contactNeed]} takesFocus={false}>
      <Form
        busy={sending}
        onSubmit={onValid((contact) => send({ type: 'contactSubmitted', contact: shownTo(member, contact), contactDraft: getValues() }))}>
        <Stack space="md">
          {byEmail && (
            <EmailField
              label="Email"
              autoComplete="email"
              hint={rule.ending === null ? undefined : `Ends in ${rule.ending}`}
              readOnly={sending}
              {...input('email')}
            />
          )}
          {byPhone && <PhoneField label="Phone number" autoComplete="tel" hint={textRates} readOnly={sending} {...input('phone')} />}
          <Stack space="xs">
            {byEmail && (
              <Checkbox
                label={`Email me offers from ${settings.name}`}
                hint={member?.optedOut.email ? optedOutHint : undefined}
                {...input('emailOptIn')}
              />
            )}
            {byPhone && (
              <Checkbox
                label={`Text me offers from ${settings.name} at this number`}
                hint={`${member?.optedOut.sms ? `${optedOutHint} ` : ''}Recurring automated marketing texts; their frequency varies. Not a condition of any purchase. ${textRates}`}
                {...register('smsOptIn')}
              />
            )}
          </Stack>
          {/* Scrolls the pressed element into view. `Refusal` does it by itself, but is too large for the first load. */}
          {problem !== null && (
            <Alert tone="danger" live="assertive">
              {problem}
            </Alert>
          )}
          <Button type="submit" wide pending={sending} pendingLabel={byPhone ? 'Sending your code' : 'Claiming your offer'}>
            {byPhone ? 'Text me the code' : 'Claim my offer'}
          </Button>
          <Consent by="continuing" withIncentive />
        </Stack>
      </Form>
    </Screen>
  )
}
