import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import { OutcomeScreen } from '../../shared/screens/OutcomeScreen.tsx'

type Props = {
  charged: Cents
  /** All that was paid, where credit has paid it. @default charged */
  total?: Cents
  currency: Currency
  /** The payer's words for what was paid; null for none. @default null */
  what?: string | null
  /** Whether the restaurant's till knows of it. @default true */
  isSettled?: boolean
  /** The address of the receipt, if it is known. */
  email: string | null
  send: (event: { readonly type: 'unresolvedLeft' }) => void
  /** The payer's other choices. */
  children?: ReactNode
}

function introOf({ charged, total = charged, currency, what = null, email }: Props): string {
  const of = what === null ? '' : ` for ${what}`
  const paid =
    charged === 0 ? `${formatMoney(total, currency)} was paid${of} with credit` : `${formatMoney(charged, currency)} was charged${of}`
  return `${paid}, once.${email === null ? '' : ` Your receipt went to ${email}.`}`
}

/** An earlier visit's attempt was charged: the payer sees that before they pay again. */
export function EarlierPaid(props: Props) {
  const { isSettled = true, send, children } = props
  return (
    <OutcomeScreen title="Your earlier payment went through" intro={introOf(props)}>
      <Stack space="sm">
        {!isSettled && (
          <Alert tone="warning" title="Please show this to your server">
            The restaurant’s till does not know it yet. Do not pay again.
          </Alert>
        )}
        {children}
        <Button wide variant="soft" onClick={() => send({ type: 'unresolvedLeft' })}>
          {isSettled ? 'Continue to a new payment' : 'Continue'}
        </Button>
      </Stack>
    </OutcomeScreen>
  )
}
