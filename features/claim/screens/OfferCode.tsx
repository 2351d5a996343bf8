import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { codeSchema } from '../../shared/forms/codeSchema.ts'
import { savedAs } from '../../shared/forms/drafts.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { FormProps } from './StepProps.ts'

const schema = z.object({ code: codeSchema('Enter your offer code.') })

/** The field for an offer's code. */
function OfferCodeForm({ state, send, drafts }: FormProps<'offerCode' | 'unknownOffer'>) {
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

/** The guest types the code of an offer. */
export function OfferCode(props: FormProps<'offerCode'>) {
  const { wording } = useEnterprise()
  return (
    <Screen title={wording.welcome} intro="Enter the code from your card, email or message to see your offer.">
      <OfferCodeForm {...props} />
    </Screen>
  )
}

/** No offer has this code. The guest can correct it in the field. */
export function UnknownOffer({ state, send, drafts }: FormProps<'unknownOffer'>) {
  const { wording } = useEnterprise()
  return (
    <Stack space="lg">
      <Illustration moment="sorry" />
      <Screen
        eyebrow={wording.sorry}
        title="We can’t find that code"
        intro={`There is no offer with the code ${state.code}. It may be mistyped or incomplete: please check it once more.`}>
        <OfferCodeForm state={state} send={send} drafts={drafts} />
      </Screen>
    </Stack>
  )
}
