import { isolated } from '../../../../ui/isolated.ts'
import { useState } from 'react'
import { Amount } from '../../../../ui/Amount/Amount.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Inline } from '../../../../ui/Inline/Inline.tsx'
import { MoneyField } from '../../../../ui/MoneyField/MoneyField.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { Switch } from '../../../../ui/Switch/Switch.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { ToggleGroup } from '../../../../ui/ToggleGroup/ToggleGroup.tsx'
import { PartPaid } from '../../../bill/screens/PartPaid.tsx'
import { TipChoice } from '../../../bill/screens/TipChoice.tsx'
import { zeroCents } from '../../../bill/sums/arithmetic.ts'
import { cappedSplit, restAfter, percentPresets } from '../../../bill/sums/split.ts'
import type { Validated } from '../../../bill/sums/validated.ts'
import type { Ticket } from '../../../bill/ticket.ts'
import { useFocusOnInvalid } from '../../../shared/forms/useFocusOnInvalid.ts'
import { cents, formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { type Amounts, type Choices, type Chosen, type Expense, isPayable, takesServiceCharge } from '../choices.ts'
import { BillLayout } from './BillLayout.tsx'
import { type StepProps, amountsAt } from './page.ts'

type FieldProps = {
  ticket: Ticket
  choices: Choices
  /** Why the amount cannot be paid. */
  error: string | undefined
  onChoose: (choices: Chosen) => void
}

/** Pays a part of the bill: a share of it, or an amount, at most the due one. */
function SplitField({ ticket, choices: { split }, error, onChoose }: FieldProps) {
  const { currency, due } = ticket
  const shares = percentPresets(ticket)
  const choose = (split: Choices['split'] | undefined) => split !== undefined && onChoose({ split })
  return (
    <Stack space="sm">
      <Switch
        label="Split the bill"
        checked={split !== null}
        onChange={({ currentTarget }) => choose(currentTarget.checked ? zeroCents : null)}
      />
      {split !== null && (
        <>
          <ToggleGroup
            label="Share of the bill"
            options={shares.map(({ percent, amount, disabled }) => ({
              value: percent,
              label: `${percent}%`,
              detail: formatMoney(amount, currency),
              disabled,
            }))}
            value={shares.find(({ amount }) => amount === split)?.percent ?? null}
            onChange={(percent) => choose(shares.find((share) => share.percent === percent)?.amount)}
          />
          <MoneyField
            currency={currency}
            label="Amount to pay"
            hint={`${formatMoney(restAfter(ticket, split).ofPayer, currency)} of ${formatMoney(due, currency)} stays due`}
            error={error}
            value={split}
            onChange={(typed) => choose(cappedSplit(cents(typed ?? 0), ticket))}
          />
        </>
      )}
    </Stack>
  )
}

/** The service charge: on is the automatic gratuity, which can be changed; off is $0.00. */
function ServiceChargeField({
  ticket,
  choices: { serviceCharge },
  automaticCharge,
  error,
  onChoose,
}: FieldProps & Pick<Amounts, 'automaticCharge'>) {
  const choose = (serviceCharge: Choices['serviceCharge']) => onChoose({ serviceCharge })
  return (
    <Stack space="sm">
      <Switch
        label="Service charge"
        checked={serviceCharge.kind !== 'off'}
        onChange={({ currentTarget }) => choose({ kind: currentTarget.checked ? 'automatic' : 'off' })}
      />
      {serviceCharge.kind !== 'off' && (
        <MoneyField
          currency={ticket.currency}
          label="Service charge amount"
          error={error}
          value={serviceCharge.kind === 'own' ? serviceCharge.amount : automaticCharge}
          onChange={(typed) => choose({ kind: 'own', amount: typed === null ? null : cents(typed) })}
        />
      )}
    </Stack>
  )
}

const getMessage = (tried: Validated): string | undefined => (tried.kind === 'invalid' ? tried.message : undefined)

/** Step Checkout: how much of the bill is paid, with which tip and service charge. */
export function BillStep({ state, send, page }: StepProps<'bill'>) {
  const { ticket, explaining } = state
  const { bill, choices } = state.chosenBill
  const amounts = amountsAt(state, page)
  const { part, tip, serviceCharge } = amounts
  const [stopped, setStopped] = useState<object | null>(null)
  useFocusOnInvalid(stopped)
  const getError = (tried: Validated) => (stopped ? getMessage(tried) : undefined)
  const onChoose = (chosen: Chosen) => send({ type: 'chosen', choices: chosen })
  const field = { ticket, choices, onChoose }
  return (
    <BillLayout ticket={ticket} page={page} canEnterAnother>
      <Screen
        eyebrow={page.location.name}
        title={bill.by === 'number' ? `Check ${bill.number}` : 'Bill'}
        intro={`For ${isolated(page.guest.name)}`}>
        <Form onSubmit={() => (isPayable(amounts) ? send({ type: 'continued' }) : setStopped({}))}>
          <Stack space="lg">
            <PartPaid ticket={ticket} />
            {page.location.rules.supportsSplit && <SplitField {...field} error={getError(part)} />}
            <TipChoice
              offer={amounts.tipOffer}
              bill={ticket}
              tip={choices.tip}
              error={getError(tip)}
              onTip={(chosen) => onChoose({ tip: chosen })}
            />
            {takesServiceCharge({ ...page, ticket }) && (
              // A charge above the bill is a slip of the finger: it shows at once.
              <ServiceChargeField {...field} automaticCharge={amounts.automaticCharge} error={getMessage(serviceCharge)} />
            )}
            <ToggleGroup<Expense>
              label="Expense"
              options={[
                { value: 'personal', label: 'Personal' },
                { value: 'business', label: 'Business' },
              ]}
              value={choices.expense}
              onChange={(expense) => expense && send({ type: 'expenseSwitched', expense, isExplained: page.isExplained() })}
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
