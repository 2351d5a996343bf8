import { useEffect } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { type Submission, getProblem } from '../../shared/api/answers/answer.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import { type Draft, type OptOut, optOutSchema } from '../privacy.ts'
import { usStates } from '../usStates.ts'

export type OptOutFormProps = {
  initial: Draft
  onDraft: (draft: Draft) => void
  submission: Submission
  onOptOut: (optOut: OptOut) => void
  /** It has just replaced what was there. */
  takesFocus: boolean
}

const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }))

const wireNames = { state: 'state', firstName: 'first_name', lastName: 'last_name', email: 'email' } as const

/** The opt-out form. PRV-01 specifies the labels. */
export function OptOutForm({ initial, onDraft, submission: sent, onOptOut, takesFocus }: OptOutFormProps) {
  const { input, register, onValid, setFocus, submission } = useTextForm({
    schema: optOutSchema,
    values: initial,
    submission: sent,
    onDraft: (draft) => draft && onDraft(draft),
    divide: fieldRefusal(wireNames),
  })
  useEffect(() => {
    if (takesFocus) setFocus('firstName')
  }, [takesFocus, setFocus])
  const problem = getProblem(submission)
  const sending = submission.phase === 'sending'
  return (
    <Form busy={sending} onSubmit={onValid(onOptOut)}>
      <Stack space="xl">
        <Stack space="md">
          <Select label="State" hint="Optional" placeholder="Choose your state" options={stateOptions} {...register('state')} />
          <TextField label="First name" autoComplete="given-name" {...input('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...input('lastName')} />
          <EmailField label="Email address" autoComplete="email" {...input('email')} />
        </Stack>
        {/* Next to the button, because the frame may be shorter than the form. */}
        {problem !== null && <Refusal title="Your name did not reach us">{problem}</Refusal>}
        <Button type="submit" wide pending={sending} pendingLabel="Sending your choice">
          Opt me out
        </Button>
      </Stack>
    </Form>
  )
}
