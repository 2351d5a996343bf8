import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TierBar } from '../../../ui/TierBar/TierBar.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Cents, cents, currencyIn, formatMoney, formatMoneyShort, moneySign } from '../../shared/money/money.ts'
import { type CalculatorEvent, type CalculatorState, budgetText, getLeftOver, getValue, mostDigits, problemsIn } from './calculator.ts'
import { type GiftTerms, giftBill, mayDiscount } from '../terms.ts'

export type SavingsCalculatorProps = {
  terms: GiftTerms
  state: CalculatorState
  send: (event: CalculatorEvent) => void
  /** The first page of an order with this gift value. */
  startHref: (spend: Cents) => string
}

export function SavingsCalculator({ terms, state, send, startHref }: SavingsCalculatorProps) {
  const { country, tiers, presets } = terms
  const bill = giftBill(getValue(state), tiers)
  const problems = problemsIn(state)
  const leftOver = getLeftOver(state)
  const currency = currencyIn(country)
  const short = (amount: number) => formatMoneyShort(cents(amount), currency)
  return (
    <Split space="lg" align="stretch">
      <Card>
        <Stack space="lg">
          <TextField
            label="Number of recipients"
            name="recipients"
            value={state.recipients}
            error={problems.recipients}
            onChange={({ target }) => send({ type: 'recipientsTyped', text: target.value })}
          />
          <ToggleGroup<number>
            label="Amount per recipient"
            options={presets.map((preset) => ({ value: preset, label: short(preset) }))}
            value={state.choice}
            onChange={(choice: number | 'custom' | null) =>
              choice !== null && send({ type: 'presetChosen', choice: choice === 'custom' ? choice : cents(choice) })
            }
            custom={{
              label: 'Other',
              field: (
                <AmountField
                  name="amount"
                  label="Other amount"
                  hint={`Whole dollars, up to ${moneySign(currency)}99,999.`}
                  error={problems.custom}
                  value={state.custom}
                  onChange={(text) => send({ type: 'amountTyped', text })}
                />
              ),
            }}
          />
          <AmountField
            name="budget"
            label="Total budget"
            hint={
              leftOver > 0
                ? `${short(leftOver)} of it is left over.`
                : `Type a budget of up to ${mostDigits.budget} digits to see how many people it is for.`
            }
            error={problems.budget}
            value={budgetText(state)}
            onChange={(text) => send({ type: 'budgetTyped', text })}
          />
        </Stack>
      </Card>
      <Card>
        <Stack space="lg">
          {mayDiscount(terms) && (
            <TierBar
              label="Your discount"
              tiers={[getTier(terms, 0), getTier(terms, 1), getTier(terms, 2), getTier(terms, 3)]}
              value={bill.value}
              format={short}
            />
          )}
          <ChargeBreakdown
            label="Your order"
            rows={[
              { label: 'Subtotal gift value', amount: formatMoney(bill.value, currency) },
              ...(bill.savings > 0
                ? [
                    {
                      label: 'Savings',
                      amount: formatMoney(cents(0 - bill.savings), currency),
                      note: `${bill.percent}% of the gift value`,
                      tone: 'credit' as const,
                    },
                  ]
                : []),
            ]}
            sum={{ label: 'Total due', amount: formatMoney(bill.total, currency) }}
          />
          <StartOrder value={bill.value} hrefOf={startHref} label="Start your order" />
          <VisuallyHidden live>
            {bill.value > 0 &&
              `Total due ${formatMoney(bill.total, currency)}.${bill.savings > 0 ? ` You save ${formatMoney(bill.savings, currency)}.` : ''}`}
          </VisuallyHidden>
        </Stack>
      </Card>
    </Split>
  )
}

/** The tiers may have equal discounts, as in New Zealand, so that a label alone would not be unique. */
function getTier({ tiers }: GiftTerms, index: 0 | 1 | 2 | 3) {
  const { from, percent } = tiers[index]
  return { from, label: `${percent}%` }
}

type StartOrderProps = { value: Cents; hrefOf: (value: Cents) => string; label: string; variant?: 'solid' | 'soft' }

/** Leads to an order of this value, once there is one. */
export const StartOrder = ({ value, hrefOf, label, variant = 'solid' }: StartOrderProps) =>
  value === 0 ? (
    <Button wide disabled variant={variant}>
      {label}
    </Button>
  ) : (
    <LinkButton wide href={hrefOf(value)} variant={variant}>
      {label}
    </LinkButton>
  )
