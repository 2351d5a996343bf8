import { Button } from '../../../../ui/Button/Button.tsx'
import { Columns } from '../../../../ui/Columns/Columns.tsx'
import { EmailField } from '../../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { PhoneField } from '../../../../ui/PhoneField/PhoneField.tsx'
import { Section } from '../../../../ui/Section/Section.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { TextField } from '../../../../ui/TextField/TextField.tsx'
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { SubmissionRefusal } from '../../../shared/screens/SubmissionRefusal.tsx'
import { fieldRefusal } from '../../../shared/forms/fieldRefusal.ts'
import type { LeadStep } from '../lead.ts'
import { leadNames } from '../api.ts'
import { createDraft, leadSchema } from '../leadForm.ts'
import { type Restaurant, restaurantNames } from '../place.ts'

type Describing = Extract<LeadStep, { step: 'describe' }>
type Props = Pick<Describing, 'typed' | 'onEdit' | 'isKnown' | 'saving' | 'onSave' | 'onBack'> & { place: Restaurant | null }

/** The second step: the restaurant, and whom to call. */
export function DescribeRestaurant({ place, typed, onEdit, isKnown, saving, onSave, onBack }: Props) {
  const { input, onValid, submission } = useDraftForm({
    schema: leadSchema(place),
    values: typed ?? createDraft(place),
    submission: saving,
    divide: isKnown ? fieldRefusal(restaurantNames) : fieldRefusal(leadNames),
    onDraft: (draft) => draft && onEdit(draft),
  })
  const isSending = submission.phase === 'sending'
  return (
    <Screen
      title={place?.name ?? 'Your restaurant'}
      intro={isKnown ? 'We know whom to call. Please check the restaurant.' : 'Check what we know, and tell us whom to call.'}>
      <Form busy={isSending} onSubmit={onValid(onSave)}>
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
            <TextButton icon="back" disabled={isSending} onClick={onBack}>
              Choose another restaurant
            </TextButton>
          </Stack>
        </Stack>
      </Form>
    </Screen>
  )
}
