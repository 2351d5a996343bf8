import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import { OutcomeScreen } from '../../shared/screens/OutcomeScreen.tsx'

type Props = {
  charged: Cents
  currency: Currency
  /** The payer's words for what was paid. @default null */
  what?: string | null
  /** Whether the restaurant's till still shows it as unpaid. @default false */
  isUnbooked?: boolean
  /** The address of the receipt, if it is known. */
  email: string | null
  send: (event: { readonly type: 'unresolvedLeft' }) => void
  /** The payer's other choices. */
  children?: ReactNode
}

/** An earlier visit's attempt was charged: the payer sees that before they pay again. */
export const EarlierPaid = ({ charged, currency, what = null, isUnbooked = false, email, send, children }: Props) => (
  <OutcomeScreen
    title="Your earlier payment went through"
    intro={[
      `${formatMoney(charged, currency)} was charged${what === null ? '' : ` for ${what}`}, once.`,
      ...(email === null ? [] : [`Your receipt went to ${email}.`]),
      ...(isUnbooked
        ? ['The restaurant’s till does not know it yet. Please show this page to your server, and do not pay for it again.']
        : []),
    ].join(' ')}>
    <Stack space="sm">
      {children}
      <Button wide variant="soft" onClick={() => send({ type: 'unresolvedLeft' })}>
        Continue to a new payment
      </Button>
    </Stack>
  </OutcomeScreen>
)
