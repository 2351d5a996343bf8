import * as z from 'zod/mini'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { emailSchemaSaying } from '../shared/contact/email.ts'
import { useTextForm } from '../shared/forms/useTextForm.ts'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { type AskedLinks, type LinksTo, sentLinksText, sentLinksTitle } from './askedLinks.ts'

export type AskProps = { asked: AskedLinks; onAsk: (to: LinksTo) => void }

function AskedNote({ asked: { sentTo, resting }, masked = null }: Pick<AskProps, 'asked'> & { masked?: string | null }) {
  return (
    <>
      {sentTo && (
        <Alert tone="success" title={sentLinksTitle} live="polite">
          {sentLinksText(sentTo, masked)}
        </Alert>
      )}
      {resting && !sentTo && (
        <Alert tone="info" live="polite">
          {resting.message} <Countdown seconds={resting.seconds} label="You can try again in" />
        </Alert>
      )}
    </>
  )
}

type ByLinkProps = AskProps & {
  /** The buyer's address, masked; null where it is not known. */
  masked: string | null
}

/** Sends a new link to the buyer of the link that is open. */
export function AskByLink({ asked, masked, onAsk }: ByLinkProps) {
  const { submission, sentTo, resting } = asked
  return (
    <Stack space="md">
      <AskedNote asked={asked} masked={masked} />
      <SubmissionRefusal submission={submission} />
      <Button
        wide
        variant={sentTo ? 'soft' : 'solid'}
        disabled={resting !== null}
        pending={submission.phase === 'sending'}
        pendingLabel="Sending the link"
        onClick={() => onAsk({ by: 'link' })}>
        {sentTo ? 'Email it again' : 'Email me a new link'}
      </Button>
      {sentTo && resting && (
        <Text tone="muted">
          <Countdown seconds={resting.seconds} label="You can email it again in" />
        </Text>
      )}
    </Stack>
  )
}

export const linkOwnerSchema = z.object({
  email: emailSchemaSaying({ missing: 'Enter your email address.', invalid: 'Please enter a valid email address.' }),
})

/** Sends the links of a typed address. */
export function AskByEmail({ asked, onAsk }: AskProps) {
  const { input, onValid, submission } = useTextForm({ schema: linkOwnerSchema, values: { email: '' }, submission: asked.submission })
  return (
    <Stack space="md">
      <AskedNote asked={asked} />
      <Form busy={submission.phase === 'sending'} onSubmit={onValid(({ email }) => onAsk({ by: 'email', email }))}>
        <Stack space="md">
          <EmailField
            label="Email"
            autoComplete="email"
            hint="The address that you bought with, or that a gift was sent to."
            {...input('email')}
          />
          <SubmissionRefusal submission={submission} />
          <Button type="submit" wide pending={submission.phase === 'sending'} pendingLabel="Sending the links">
            Email me the links
          </Button>
        </Stack>
      </Form>
    </Stack>
  )
}
