import { Button } from '../../../../ui/Button/Button.tsx'
import { Columns } from '../../../../ui/Columns/Columns.tsx'
import { EmailField } from '../../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { PhoneField } from '../../../../ui/PhoneField/PhoneField.tsx'
import { Section } from '../../../../ui/Section/Section.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { TextField } from '../../../../ui/TextField/TextField.tsx'
import { type Drafts, savedAs } from '../../../shared/forms/drafts.ts'
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts'
import type { StepProps } from '../../../shared/flow/flow.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { SubmissionRefusal } from '../../../shared/screens/SubmissionRefusal.tsx'
import { fieldRefusal } from '../../../shared/forms/fieldRefusal.ts'
import type { LeadEvent, LeadState, LeadStateOf } from '../lead.ts'
import { leadNames } from '../api.ts'
import { createDraft, leadSchema } from '../leadForm.ts'
import { restaurantNames } from '../place.ts'

type Props = Pick<StepProps<LeadState, LeadEvent>, 'send'> & { state: LeadStateOf<'describing'>; drafts: Drafts }

/** The second step: the restaurant, and whom to call. */
export function DescribeRestaurant({ state, send, drafts }: Props) {
  const { place, lead } = state
  const isKnown = state.leadId !== null
  const { input, onValid, submission } = useDraftForm({
    schema: leadSchema(place),
    submission: state.submission,
    ...savedAs(drafts, `lead.${place?.placeId ?? 'new'}`, createDraft(lead?.restaurant ?? place, lead?.person)),
    divide: isKnown ? fieldRefusal(restaurantNames) : fieldRefusal(leadNames),
  })
  const isSending = submission.phase === 'sending'
  return (
    <Screen
      title={place?.name ?? 'Your restaurant'}
      intro={isKnown ? 'We know whom to call. Please check the restaurant.' : 'Check what we know, and tell us whom to call.'}>
      <Form busy={isSending} onSubmit={onValid((lead) => send({ type: 'leadSubmitted', lead }))}>
        <Stack space="xl">
          <Section title="The restaurant">
            <Stack space="md">
              <TextField label="Name" autoComplete="organization" {...input('name')} />
              <TextField label="Street and number" autoComplete="address-line1" {...input('addressOne')} />
              <TextField label="City" autoComplete="address-level2" {...input('city')} />
              <Columns space="md">
                <TextField label="State" autoComplete="address-level1" {...input('state')} />
                <TextField label="ZIP code" autoComplete="postal-code" {...input('zipCode')} />
              </Columns>
              <TextField kind="verbatim" label="Website" hint="Optional" autoComplete="url" {...input('website')} />
            </Stack>
          </Section>
          {!isKnown && (
            <Section title="You">
              <Stack space="md">
                <TextField label="First name" autoComplete="given-name" {...input('firstName')} />
                <TextField label="Last name" autoComplete="family-name" {...input('lastName')} />
                <EmailField label="Email" autoComplete="email" {...input('email')} />
                <PhoneField label="Phone number" autoComplete="tel" {...input('phone')} />
              </Stack>
            </Section>
          )}
          <Stack space="sm">
            <SubmissionRefusal submission={submission} />
            <Button type="submit" wide pending={isSending} pendingLabel="Sending">
              Continue
            </Button>
            <TextButton icon="back" disabled={isSending} onClick={() => send({ type: 'wentBack' })}>
              Choose another restaurant
            </TextButton>
          </Stack>
        </Stack>
      </Form>
    </Screen>
  )
}
