import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { savedAs } from '../../shared/forms/drafts.ts'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { FormProps } from '../claim.ts'
import { codeSchema } from '../../shared/forms/nameSchema.ts'
import { cleanCode } from '../../shared/forms/typedCode.ts'

export const offerCodeSchema = z.object({ code: codeSchema(cleanCode, 'Enter your offer code.') })

function OfferCodeForm({ state, send, drafts }: FormProps<'offerCode' | 'unknownOffer'>) {
  const { input, onValid } = useTextForm({ schema: offerCodeSchema, ...savedAs(drafts, 'offerCode', { code: state.code }) })
  return (
    <Form onSubmit={onValid(({ code }) => send({ type: 'offerCodeSubmitted', code }))}>
      <Stack space="md">
        <TextField kind="code" label="Offer code" {...input('code')} />
        <Button type="submit" wide icon="ticket">
          Find my offer
        </Button>
      </Stack>
    </Form>
  )
}

export function OfferCode(props: FormProps<'offerCode'>) {
  const { wording } = useEnterprise()
  return (
    <Screen title={wording.welcome} intro="Enter the code from your card, email or message to see your offer.">
      <OfferCodeForm {...props} />
    </Screen>
  )
}

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

export const claimCodeSchema = z.object({ code: codeSchema(cleanCode, 'Enter your claim code.') })

export function ClaimCode({ state, send, drafts }: FormProps<'claimCode'>) {
  const { draft } = state
  const { input, onValid } = useTextForm({
    schema: claimCodeSchema,
    ...savedAs(drafts, `claimCode.${draft.code}`, { code: draft.claimCode }),
  })
  const sending = state.submission.phase === 'sending'
  return (
    <Screen title="Claim your offer" intro="This offer has a claim code of its own. Please enter it.">
      <Form busy={sending} onSubmit={onValid(({ code }) => send({ type: 'claimCodeSubmitted', text: code }))}>
        <Stack space="md">
          <TextField kind="code" label="Claim code" hint="You find it next to the offer code." {...input('code')} />
          <Button type="submit" wide pending={sending} pendingLabel="Checking your claim code">
            Continue
          </Button>
        </Stack>
      </Form>
    </Screen>
  )
}
