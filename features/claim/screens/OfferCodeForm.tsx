import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { codeSchema } from '../../shared/forms/codeSchema.ts'
import { savedAs } from '../../shared/forms/drafts.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import type { FormProps } from './StepProps.ts'

const schema = z.object({ code: codeSchema('Enter your offer code.') })

/** The field for an offer's code. */
export function OfferCodeForm({ state, send, drafts }: FormProps<'offerCode' | 'unknownOffer'>) {
  const { register, onValid, formState } = useDraftForm({ schema, ...savedAs(drafts, 'offerCode', { code: state.code }) })
  return (
    <Form onSubmit={onValid(({ code }) => send({ type: 'offerCodeSubmitted', code }))}>
      <Stack space="md">
        <TextField kind="code" label="Offer code" error={formState.errors.code?.message} {...register('code')} />
        <Button type="submit" wide icon="ticket">
          Find my offer
        </Button>
      </Stack>
    </Form>
  )
}
