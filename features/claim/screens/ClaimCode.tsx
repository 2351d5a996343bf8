import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { savedAs, useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { amountOf } from '../terms.ts'
import { codeSchema } from './OfferCode.tsx'
import { OfferTicket } from './OfferTicket.tsx'
import type { FormProps } from './StepProps.ts'

const schema = z.object({ code: codeSchema('Enter your claim code.') })

/** The offer needs a second code. */
export function ClaimCode({ state, send, drafts }: FormProps<'claimCode'>) {
  const { draft } = state
  const { register, onValid, formState } = useDraftForm({
    schema,
    ...savedAs(drafts, `claimCode.${draft.code}`, { code: draft.claimCode }),
  })
  const sending = state.submission.phase === 'sending'
  return (
    <Screen title={`Claim your ${amountOf(draft.offer)}`} intro="This offer has a claim code of its own. Please enter it.">
      <OfferTicket offer={draft.offer} />
      <Form busy={sending} onSubmit={onValid(({ code }) => send({ type: 'claimCodeSubmitted', text: code }))}>
        <Stack space="md">
          <TextField
            kind="code"
            label="Claim code"
            hint="You find it next to the offer code."
            error={formState.errors.code?.message}
            {...register('code')}
          />
          <Button type="submit" wide pending={sending} pendingLabel="Checking your claim code">
            Continue
          </Button>
        </Stack>
      </Form>
    </Screen>
  )
}
