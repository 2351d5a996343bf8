import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { earlierTexts } from '../../payment/outcomeTexts.ts'
import { EarlierPaid } from '../../payment/screens/EarlierPaid.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { OutcomeScreen } from '../../shared/screens/OutcomeScreen.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { StepProps } from '../checkout.ts'

type Props = StepProps<'readingPurchase'> & {
  /** The page on which the buyer chooses an option. */
  backHref: string
}

/** It was charged: what was bought is being read, cannot be read, or is not shown before its buyer is known. */
export function ReadingPurchase({ state: { attempt, receipt, waitsFor }, send, backHref }: Props) {
  switch (waitsFor.kind) {
    case 'server':
      return (
        <PublicPage>
          <OutcomeScreen {...earlierTexts({ ...attempt, what: null, startedAt: attempt.startedAt ?? null }).asking} />
        </PublicPage>
      )
    case 'retry':
      return (
        <PublicPage>
          <EarlierPaid charged={receipt.charged ?? attempt.amount} currency={attempt.currency} email={receipt.email} send={send}>
            <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
              Show what was bought
            </Button>
            <LinkButton wide variant="soft" href={backHref}>
              See what else there is
            </LinkButton>
          </EarlierPaid>
        </PublicPage>
      )
    case 'buyer':
      return <AskBuyer submission={waitsFor.submission} send={send} />
  }
}

export const askedBuyerSchema = z.object({ email: emailSchema(anyEmail) })

type AskBuyerProps = Pick<StepProps<'readingPurchase'>, 'send'> & { submission: Submission }

/**
 * A gift card was bought on this device. Only a person who enters the buyer's address can send it. Nothing else of the
 * purchase is shown.
 */
function AskBuyer({ submission: given, send }: AskBuyerProps) {
  const { register, onValid, formState, submission } = useDraftForm({ schema: askedBuyerSchema, values: { email: '' }, submission: given })
  return (
    <PublicPage>
      <Screen title="A gift card was bought on this device" intro="To send it, enter the email address that it was bought with.">
        <Form onSubmit={onValid(({ email }) => send({ type: 'buyerEmailSubmitted', email }))}>
          <Stack space="md">
            <EmailField label="Email" autoComplete="email" error={formState.errors.email?.message} {...register('email')} />
            <SubmissionRefusal submission={submission} />
            <Button type="submit" wide>
              Continue
            </Button>
            <TextButton onClick={() => send({ type: 'unresolvedLeft' })}>It isn’t mine: continue</TextButton>
          </Stack>
        </Form>
      </Screen>
    </PublicPage>
  )
}
