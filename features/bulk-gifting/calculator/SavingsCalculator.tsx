import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { NumberField } from '../../../ui/NumberField/NumberField.tsx'
import { Planner } from '../../../ui/Planner/Planner.tsx'
import { Slider } from '../../../ui/Slider/Slider.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TierBar } from '../../../ui/TierBar/TierBar.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import { type Cents, cents, currencyIn, formatMoney, formatMoneyShort, moneySign } from '../../shared/money/money.ts'
import {
  type CalculatorEvent,
  type CalculatorState,
  budgetText,
  getLeftOver,
  getValue,
  numberIn,
  problemsIn,
  recipientStops,
} from './calculator.ts'
import { type GiftTerms, giftBill, mayDiscount } from '../terms.ts'
import { CalculatorTitle } from './LoadingCalculator.tsx'

export type SavingsCalculatorProps = {
  terms: GiftTerms
  state: CalculatorState
  send: (event: CalculatorEvent) => void
  /** The first page of an order with this gift value. */
  startHref: (spend: Cents) => string
  /** Another way to plan. */
  more: ReactNode
}

export function SavingsCalculator({ terms, state, send, startHref, more }: SavingsCalculatorProps) {
  const { country, tiers, presets } = terms
  const bill = giftBill(getValue(state), tiers)
  const problems = problemsIn(state)
  const leftOver = getLeftOver(state)
  const currency = currencyIn(country)
  const short = (amount: number) => formatMoneyShort(cents(amount), currency)
  const people = numberIn(state.recipients)
  const stops = recipientStops(state, tiers)
  const setPeople = (count: number) => send({ type: 'recipientsTyped', text: String(Math.max(1, count)) })
  const saves = bill.savings > 0
  return (
    <Planner
      title={<CalculatorTitle country={country} />}
      slider={
        <Slider label="Recipients" stops={stops} value={people} format={(count) => count.toLocaleString('en-US')} onChange={setPeople} />
      }
      things={{ each: bill.value === 0 ? '' : short(bill.value / people), share: people / (stops.at(-1) ?? people) }}
      fields={
        <>
          <NumberField
            label="Number of recipients"
            name="recipients"
            value={state.recipients}
            error={problems.recipients}
            less="One recipient less"
            more="One recipient more"
            onChange={(text) => send({ type: 'recipientsTyped', text })}
            onStep={(by) => setPeople(people + by)}
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
            hint={leftOver > 0 ? `${short(leftOver)} of it is left over.` : undefined}
            error={problems.budget}
            value={budgetText(state)}
            onChange={(text) => send({ type: 'budgetTyped', text })}
          />
        </>
      }
      result={
        <Slip
          face="bill"
          label={mayDiscount(terms) ? 'Savings calculator' : 'Cost calculator'}
          kicker={saves ? 'You save' : 'Total due'}
          amount={short(saves ? bill.savings : bill.total)}
          coupon={
            mayDiscount(terms) && (
              <TierBar
                label="Your discount"
                tiers={[getTier(terms, 0), getTier(terms, 1), getTier(terms, 2), getTier(terms, 3)]}
                value={bill.value}
                format={short}
              />
            )
          }>
          <ChargeBreakdown
            label="Your order"
            rows={[
              { label: 'Subtotal gift value', amount: formatMoney(bill.value, currency) },
              ...(saves
                ? [
                    {
                      label: `Savings of ${bill.percent}%`,
                      amount: formatMoney(cents(0 - bill.savings), currency),
                      tone: 'credit' as const,
                    },
                  ]
                : []),
            ]}
            sum={{ label: 'Total due', amount: formatMoney(bill.total, currency) }}
          />
        </Slip>
      }
      action={
        <>
          <StickyFooter
            place="middle"
            aside={
              <Stack space="xxs">
                <Text size="xs" tone="muted">
                  Total due
                </Text>
                <Amount size="lg">{short(bill.total)}</Amount>
              </Stack>
            }>
            <StartOrder value={bill.value} hrefOf={startHref} label="Start your order" />
          </StickyFooter>
          <VisuallyHidden live>
            {bill.value > 0 &&
              `Total due ${formatMoney(bill.total, currency)}.${saves ? ` You save ${formatMoney(bill.savings, currency)}.` : ''}`}
          </VisuallyHidden>
        </>
      }
      more={more}
    />
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
