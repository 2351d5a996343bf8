import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { getProblem } from '../../shared/api/answers/answer.ts'
import { useTextForm } from '../../shared/forms/useTextForm.ts'
import { expiredText, expiryText } from '../../shared/gift/expiry.ts'
import { GiftRules } from '../../shared/gift/GiftRules.tsx'
import { type Currency, formatMoney } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { Lines } from '../../shared/screens/Lines.tsx'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { type BalanceView, type GiftBalance, balanceForm } from './balance.ts'

export type BalanceCheckProps = {
  view: BalanceView
  code: string
  onCode: (code: string) => void
  /** The page that sends a lost gift again. */
  lostHref: string
}

function meaningOf({ left, amount, state, expiresOn }: GiftBalance, currency: Currency): string {
  const of = amount === null ? 'It' : `The gift of ${formatMoney(amount, currency)}`
  const by = ` ${expiryText(expiresOn)}.`
  if (state === 'cancelled') return `${of} was canceled, or sent again. If you have a newer message, its code counts.`
  if (state === 'expired') return expiredText(of, expiresOn)
  if (left === 0) return `${of} has been spent.`
  return state === 'claimed' ? `${of} has been claimed. What is left is in the app.${by}` : `${of} can be claimed in the app.${by}`
}

function Balance({ code, balance }: { code: string; balance: GiftBalance }) {
  const currency = useCurrency(balance.currency)
  return (
    <Alert tone={balance.left > 0 ? 'success' : 'info'}>
      <Stack space="xs">
        <Heading level={2} size="md" takesFocus>
          {`${formatMoney(balance.left, currency)} left`}
        </Heading>
        <Text>{meaningOf(balance, currency)}</Text>
        <GiftRules currency={currency} cashOut={balance.left > 0} />
        {balance.finePrint !== null && (
          <Text size="sm">
            <Lines text={balance.finePrint} />
          </Text>
        )}
        <Text size="sm" tone="muted">{`Code ${code}`}</Text>
      </Stack>
    </Alert>
  )
}

export function BalanceCheck({ view, code, onCode, lostHref }: BalanceCheckProps) {
  const given = view.status === 'asking' ? view.submission : undefined
  const { input, onValid, submission } = useTextForm({ schema: balanceForm, values: { code }, ...(given && { submission: given }) })
  const problem = getProblem(submission)
  return (
    <Stack space="md">
      {view.status === 'known' && <Balance key={view.code} code={view.code} balance={view.balance} />}
      {view.status === 'resting' && (
        <Alert tone="info" live="polite">
          {view.message} <Countdown seconds={view.seconds} label="You can try again in" />
        </Alert>
      )}
      {problem !== null && <Refusal>{problem}</Refusal>}
      <Form busy={submission.phase === 'sending'} onSubmit={onValid((typed) => onCode(typed.code))}>
        <Stack space="md">
          <TextField
            kind="code"
            label="Gift code"
            hint="It is in the gift’s email or text message."
            readOnly={submission.phase === 'sending'}
            {...input('code')}
          />
          <Button type="submit" variant="soft" wide pending={submission.phase === 'sending'} pendingLabel="Looking up what is left">
            See what is left
          </Button>
        </Stack>
      </Form>
      <Text>
        <TextLink href={lostHref}>Lost your gift? Have it sent again</TextLink>
      </Text>
    </Stack>
  )
}
