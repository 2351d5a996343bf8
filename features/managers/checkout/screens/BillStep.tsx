import { Amount } from '../../../../ui/Amount/Amount.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Inline } from '../../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { ToggleGroup } from '../../../../ui/ToggleGroup/ToggleGroup.tsx'
import { PartPaid } from '../../../bill/screens/PartPaid.tsx'
import { TipChoice } from '../../../bill/screens/TipChoice.tsx'
import type { Validated } from '../../../bill/sums/validated.ts'
import { type Cents, type Currency, cents, formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { type Chosen, type Expense, type ServiceChargeChoice, isPayable, takesServiceCharge } from '../choices.ts'
import { BillLayout } from './BillLayout.tsx'
import { type StepProps, amountsAt } from './page.ts'
import { SplitField } from './SplitField.tsx'
import { useState } from 'react'
import { useFocusOnInvalid } from '../../../shared/forms/useFocusOnInvalid.ts'
import { MoneyField } from '../../../../ui/MoneyField/MoneyField.tsx'
import { Switch } from '../../../../ui/Switch/Switch.tsx'

type Props = {
  currency: Currency
  charge: ServiceChargeChoice
  /** Its value while the switch is on, and nothing else was typed. */
  automatic: Cents
  error: string | undefined
  onCharge: (charge: ServiceChargeChoice) => void
}

/** The service charge: on is the automatic gratuity, which can be changed; off is $0.00. */
function ServiceChargeField({ currency, charge, automatic, error, onCharge }: Props) {
  const isOn = charge.kind !== 'off'
  return (
    <Stack space="sm">
      <Switch
        label="Service charge"
        checked={isOn}
        onChange={({ currentTarget }) => onCharge({ kind: currentTarget.checked ? 'automatic' : 'off' })}
      />
      {isOn && (
        <MoneyField
          currency={currency}
          label="Service charge amount"
          error={error}
          value={charge.kind === 'own' ? charge.amount : automatic}
          onChange={(typed) => onCharge({ kind: 'own', amount: typed === null ? null : cents(typed) })}
        />
      )}
    </Stack>
  )
}

const expenses: readonly { value: Expense; label: string }[] = [
  { value: 'personal', label: 'Personal' },
  { value: 'business', label: 'Business' },
]

const getMessage = (check: Validated): string | undefined => (check.kind === 'invalid' ? check.message : undefined)

/** Step Checkout: how much of the bill is paid, with which tip and service charge. */
export function BillStep({ state, send, page }: StepProps<'bill'>) {
  const { chosenBill, ticket, explaining } = state
  const { split, tip, serviceCharge, expense } = chosenBill.choices
  const amounts = amountsAt(state, page)
  const [stopped, setStopped] = useState<object | null>(null)
  useFocusOnInvalid(stopped)
  const getError = (check: Validated) => (stopped ? getMessage(check) : undefined)
  const choose = (choices: Chosen) => send({ type: 'chosen', choices })
  return (
    <BillLayout ticket={ticket} page={page} canEnterAnother>
      <Screen
        eyebrow={page.location.name}
        title={chosenBill.bill.by === 'number' ? `Check ${chosenBill.bill.number}` : 'Bill'}
        intro={`For ${page.guest.name}`}>
        <Form
          onSubmit={() => {
            if (isPayable(amounts)) send({ type: 'continued' })
            else setStopped({})
          }}>
          <Stack space="lg">
            <PartPaid ticket={ticket} />
            {page.location.rules.supportsSplit && (
              <SplitField ticket={ticket} split={split} error={getError(amounts.part)} onSplit={(split) => choose({ split })} />
            )}
            <TipChoice offer={amounts.tipOffer} bill={ticket} tip={tip} error={getError(amounts.tip)} onTip={(tip) => choose({ tip })} />
            {takesServiceCharge({ ...page, ticket }) && (
              <ServiceChargeField
                currency={ticket.currency}
                charge={serviceCharge}
                automatic={amounts.automaticCharge}
                // A charge above the bill is a slip of the finger: it shows at once.
                error={getMessage(amounts.serviceCharge)}
                onCharge={(serviceCharge) => choose({ serviceCharge })}
              />
            )}
            <ToggleGroup<Expense>
              label="Expense"
              options={expenses}
              value={expense}
              onChange={(chosen) => {
                if (chosen) send({ type: 'expenseSwitched', expense: chosen, isExplained: page.isExplained() })
              }}
            />
            <StickyFooter>
              <Stack space="xs">
                <Inline space="sm" justify="between" align="baseline">
                  <Text as="span" size="sm" tone="muted">
                    This payment
                  </Text>
                  <Amount>{formatMoney(amounts.breakdown.grandTotal, ticket.currency)}</Amount>
                </Inline>
                <Button type="submit" wide>
                  Continue to savings
                </Button>
              </Stack>
            </StickyFooter>
          </Stack>
        </Form>
      </Screen>
      <Dialog
        open={explaining}
        onClose={() => send({ type: 'explained' })}
        size="sm"
        title="BUSINESS EXPENSE - Charges full bill to card."
        actions={<Button onClick={() => send({ type: 'explained' })}>Got it!</Button>}>
        <Text>
          Maximizes 20% cash back &amp; automatically saves your balance and rewards for personal use later.
          {ticket.houseAccount > 0 && ' The house account pays its part of the bill.'}
        </Text>
      </Dialog>
    </BillLayout>
  )
}
