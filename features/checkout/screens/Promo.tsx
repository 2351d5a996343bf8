import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { getProblem } from '../../shared/api/answers/answer.ts'
import { readBy } from '../../shared/forms/nameSchema.ts'
import { promoCode } from '../../shared/forms/typedCode.ts'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { promoText } from './OrderSummary.tsx'
import type { StepProps } from '../checkout.ts'

export const promoSchema = (hasCode: boolean) =>
  z.object({
    code: readBy(
      promoCode,
      z.refine((code) => code !== '' || hasCode, 'Enter a promo code.'),
    ),
  })

/** Counts the refusals of a code that stopped a buyer who was going on. */
function useStops(goesOn: boolean, isRefused: boolean): number {
  const [seen, setSeen] = useState({ goesOn, stops: 0 })
  if (seen.goesOn !== goesOn) setSeen({ goesOn, stops: seen.stops + (isRefused ? 1 : 0) })
  return seen.stops
}

/** The promo code: the server prices the order with it. An empty field takes it back. */
export function Promo({ state: { visit, promo }, send }: StepProps<'checkout'>) {
  const { askedCode, typedCode } = visit
  // The effect of the link's code is read with the page.
  const [wasTyped, setTyped] = useState(typedCode !== undefined)
  const { register, onValid, errors, submission, setFocus } = useTextForm({
    schema: promoSchema(askedCode !== null),
    values: { code: typedCode ?? askedCode ?? '' },
    submission: promo,
    onDraft: (draft) => {
      if (!draft) return
      setTyped(true)
      send({ type: 'promoTyped', code: draft.code })
    },
  })
  const isSending = promo.phase === 'sending'
  const goesOn = isSending && promo.next !== null
  const stopped = useStops(goesOn, promo.phase === 'refused')
  useEffect(() => {
    if (stopped > 0) setFocus('code')
  }, [stopped, setFocus])
  const text = promoText(visit)
  return (
    <Details
      summary={askedCode === null ? 'Do you have a promo code?' : 'Change the promo code'}
      startsOpen={getProblem(promo) !== null}
      // Open again, so that the field may take the focus.
      key={stopped}>
      <Form busy={isSending} onSubmit={onValid(({ code }) => send({ type: 'promoSubmitted', code: code || null }))}>
        <Stack space="sm">
          <TextField
            kind="verbatim"
            label="Promo code"
            hint={askedCode === null ? undefined : 'To take the code back, empty the field.'}
            error={errors.code ?? getProblem(submission) ?? undefined}
            {...register('code')}
          />
          <Button
            type="submit"
            variant="soft"
            wide
            pending={isSending && !goesOn}
            disabled={goesOn}
            pendingLabel="Reading the price with your code">
            Apply the code
          </Button>
        </Stack>
      </Form>
      <VisuallyHidden live>{wasTyped && !isSending && text}</VisuallyHidden>
    </Details>
  )
}
