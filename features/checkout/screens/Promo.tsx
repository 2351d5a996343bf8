import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { getProblem } from '../../shared/api/answers/answer.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { promoText } from './promoMessage.tsx'
import type { StepProps } from './StepProps.ts'

const schema = (hasCode: boolean) =>
  z.object({
    code: z.string().check(
      z.trim(),
      z.refine((code) => code !== '' || hasCode, 'Enter a promo code.'),
    ),
  })

/** The promo code: the server prices the order with it. An empty field takes it back. */
export function Promo({ state: { visit, promo }, send }: StepProps<'checkout'>) {
  const { askedCode } = visit
  const { register, onValid, formState, submission } = useDraftForm({
    schema: schema(askedCode !== null),
    values: { code: askedCode ?? '' },
    submission: promo,
  })
  // The effect of the link's code is read with the page.
  const [wasTyped, setTyped] = useState(false)
  const isSending = promo.phase === 'sending'
  const text = promoText(visit)
  return (
    <Details summary={askedCode === null ? 'Do you have a promo code?' : 'Change the promo code'} startsOpen={getProblem(promo) !== null}>
      <Form
        busy={isSending}
        onSubmit={onValid(({ code }) => {
          setTyped(true)
          send({ type: 'promoSubmitted', code: code || null })
        })}>
        <Stack space="sm">
          <TextField
            kind="verbatim"
            label="Promo code"
            hint={askedCode === null ? undefined : 'To take the code back, empty the field.'}
            error={formState.errors.code?.message ?? getProblem(submission) ?? undefined}
            {...register('code')}
          />
          <Button type="submit" variant="soft" wide pending={isSending} pendingLabel="Reading the price with your code">
            Apply the code
          </Button>
        </Stack>
      </Form>
      <VisuallyHidden live>{wasTyped && !isSending && text}</VisuallyHidden>
    </Details>
  )
}
