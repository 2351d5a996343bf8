import { isolated } from '../../../ui/isolated.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Controller } from 'react-hook-form'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { MoneyField } from '../../../ui/MoneyField/MoneyField.tsx'
import { SegmentedBar } from '../../../ui/SegmentedBar/SegmentedBar.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { smaller } from '../../bill/sums/arithmetic.ts'
import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import {
  type RefundRequest,
  type Refundable,
  leftToRefund,
  noRefund,
  refundLimit,
  refundReasons,
  refundSchema,
  refundedParts,
} from './refund.ts'
import { RefundDialog, RefundNoticeAlert, type RefundProps } from './RefundProgress.tsx'
import type { Transaction } from '../transaction.ts'
import { isUnderWay } from '../../payment/attempt/paymentState.ts'

type LeftProps = {
  currency: Currency
  left: Refundable
  /** The amount in the form. */
  amount: Cents
  modifyTip: boolean
}

/** Shows the rest of the bill and of the tip as one bar, and the part of each that the typed amount takes. */
function LeftToRefund({ currency, left, amount, modifyTip }: LeftProps) {
  const chosen = refundedParts(smaller(amount, left.grandTotal), left, modifyTip)
  const part = (label: string, tone: 'accent' | 'strong', value: Cents, chosen: Cents) => {
    const taken = smaller(chosen, value)
    const whole = formatMoney(value, currency)
    const text = amount === 0 ? whole : `${formatMoney(taken, currency)} of ${whole}`
    return { label, value, text, tone, taken: value === 0 ? 0 : taken / value }
  }
  return (
    <SegmentedBar
      label="Left to refund"
      segments={[part('Bill', 'accent', left.bill, chosen.bill), part('Tip', 'strong', left.tips, chosen.tip)]}
    />
  )
}

type Props = RefundProps & { payment: Transaction; currency: Currency }

/** The limit of the field, and the reason if it is not all that is left. */
function limitText(left: Refundable, modifyTip: boolean, currency: Currency): string {
  const limit = `Up to ${formatMoney(refundLimit(left, modifyTip), currency)}`
  if (left.tips === 0) return limit
  return modifyTip ? `${limit}: the ${formatMoney(left.tips, currency)} tip first, then the bill` : `${limit}, without the tip`
}

type Preset = 'all' | 'tip'

/** The presets: everything that is left, and the tip alone. */
const getPresets = ({ grandTotal, tips }: Refundable): readonly { value: Preset; label: string; amount: Cents }[] => [
  { value: 'all', label: 'Everything', amount: grandTotal },
  ...(tips > 0 && tips < grandTotal ? [{ value: 'tip', label: 'Tip only', amount: tips } as const] : []),
]

/** The choice that the typed values were made with. */
const choiceFrom = (typed: RefundRequest | null, left: Refundable): Preset | 'custom' =>
  // With a tip, both presets take the tip first.
  getPresets(left).find(({ amount }) => amount === typed?.amount && typed.modifyTip === left.tips > 0)?.value ?? 'custom'

export function RefundForm({ payment, currency, state, attempt, onRefund, onAnswer }: Props) {
  const { id: transactionId, guestName } = payment
  const left = leftToRefund(payment)
  const typed = state?.asked?.request ?? null
  const schema = refundSchema(left, currency)
  const { input, register, control, onValid, watch, setValue, formState } = useDraftForm({ schema, values: typed ?? noRefund })
  const [choice, setChoice] = useState(() => choiceFrom(typed, left))
  const { errors } = formState
  const typedAmount = cents(watch('amount') ?? 0)
  const modifyTip = watch('modifyTip')
  const presets = getPresets(left)
  const choose = (chosen: Preset | 'custom' | null) => {
    setChoice(chosen ?? 'custom')
    const amount = presets.find(({ value }) => value === chosen)?.amount
    if (amount === undefined) return
    setValue('modifyTip', left.tips > 0, { shouldDirty: true })
    setValue('amount', amount, { shouldDirty: true, shouldValidate: true })
  }
  const ready = z.safeParse(schema, watch())
  return (
    <>
      <Form busy={isUnderWay(attempt)} onSubmit={onValid((request) => onRefund({ transactionId, guestName, currency, request, left }))}>
        <Stack space="sm">
          <LeftToRefund currency={currency} left={left} amount={typedAmount} modifyTip={modifyTip} />
          <ToggleGroup
            label="How much"
            options={presets.map(({ value, label, amount }) => ({ value, label, detail: formatMoney(amount, currency) }))}
            value={choice}
            onChange={choose}
            custom={{
              label: 'Other amount',
              field: (
                <Stack space="sm">
                  <Controller
                    control={control}
                    name="amount"
                    render={({ field }) => (
                      <MoneyField
                        currency={currency}
                        {...field}
                        label="Refund amount"
                        hint={limitText(left, modifyTip, currency)}
                        error={errors.amount?.message}
                      />
                    )}
                  />
                  {left.tips > 0 && <Checkbox label="Modify tip" {...register('modifyTip')} />}
                </Stack>
              ),
            }}
          />
          <Select label="Reason" options={refundReasons} placeholder="Choose a reason" {...input('reason')} />
          <TextArea label="Notes (optional)" lines={1} {...register('notes')} />
          {state?.notice && <RefundNoticeAlert notice={state.notice} />}
          <Button type="submit" wide variant={ready.success ? 'solid' : 'soft'}>
            {ready.success ? `Refund ${formatMoney(ready.data.amount, currency)} to ${isolated(guestName)}` : 'Refund'}
          </Button>
        </Stack>
      </Form>
      <RefundDialog attempt={attempt} onAnswer={onAnswer} />
    </>
  )
}
