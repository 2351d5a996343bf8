import * as z from 'zod/mini'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { StepProps } from '../checkout.ts'

export const askedBuyerSchema = z.object({ email: emailSchema(anyEmail) })

type Props = Pick<StepProps<'readingPurchase'>, 'send'> & { submission: Submission }

/**
 * A gift card was bought on this device. Only a person who enters the buyer's address can send it. Nothing else of the
 * purchase is shown.
 */
export function AskBuyer({ submission: given, send }: Props) {
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
