import * as z from 'zod/mini'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { getProblem } from '../../shared/api/answers/answer.ts'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { optedOutHint } from '../../shared/member/optedOut.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Account } from '../contact.ts'
import type { StepProps } from '../claim.ts'

const schema = z.object({ emailOptIn: z.boolean() })

export function AccountClaim({ state, send, account }: StepProps<'emailInput'> & { account: Account }) {
  const { draft } = state
  const { settings } = useEnterprise()
  const { register, onValid, submission } = useTextForm({
    schema,
    values: { emailOptIn: draft.contact.emailOptIn },
    submission: state.submission,
  })
  const problem = getProblem(submission)
  const { email, optedOut } = account
  return (
    <Screen title="Claim your offer" intro="The offer is added to your account.">
      <Form
        busy={false}
        onSubmit={onValid(({ emailOptIn }) =>
          send({ type: 'accountSubmitted', contact: { by: 'email', email, optIns: { sms: false, email: emailOptIn }, sawOptOut: true } }),
        )}>
        <Stack space="md">
          <Alert tone="success" title={`Signed in as ${email}`} />
          <Checkbox
            label={`Email me offers from ${settings.name}`}
            hint={optedOut.email ? optedOutHint : undefined}
            {...register('emailOptIn')}
          />
          {problem !== null && (
            <Alert tone="danger" live="assertive">
              {problem}
            </Alert>
          )}
          <Button type="submit" wide>
            Claim my offer
          </Button>
          <Consent by="continuing" withIncentive />
        </Stack>
      </Form>
    </Screen>
  )
}
