import { useState } from 'react'
import * as z from 'zod/mini'
import { Controller } from 'react-hook-form'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { MoneyField } from '../../../ui/MoneyField/MoneyField.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import type { PaymentState } from '../../payment/attempt/payment.ts'
import { PaymentQuestion } from '../../payment/screens/PaymentQuestion.tsx'
import { type Refundable, refundLimit, refundedParts } from '../../bill/refunding/refund.ts'
import { type Cents, type Currency, cents, formatMoney } from '../../shared/money/money.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { type RefundRequest, noRefund, refundSchema } from './refundSchema.ts'
import { LeftToRefund } from './LeftToRefund.tsx'
import { RefundNoticeAlert } from './RefundNoticeAlert.tsx'
import type { RefundReason } from './refundReasons.ts'
import type { RefundNotice, RefundPayment } from './refundPayment.ts'

type Props = {
  guestName: string
  currency: Currency
  left: Refundable
  reasons: readonly RefundReason[]
  state: PaymentState<RefundPayment>
  notice: RefundNotice | null
  /** The input before a look-up; null for nothing. */
  typed: RefundRequest | null
  onAsk: (request: RefundRequest) => void
  /** Makes the refund that was asked for last. */
  onRefund: () => void
  onAnswer: (isYes: boolean) => void
}

/** The question before a refund: the amount, the guest, and its source. */
function question(
  { amount, modifyTip }: RefundRequest,
  { left, guestName, currency }: Pick<Props, 'left' | 'guestName' | 'currency'>,
): string {
  const money = (sum: Cents) => formatMoney(sum, currency)
  const { bill, tip } = refundedParts(amount, left, modifyTip)
  const parts = tip === 0 ? '' : bill === 0 ? ' It comes from the tip.' : ` ${money(bill)} of the bill and ${money(tip)} of the tip.`
  return `Refund ${money(amount)} to ${guestName}?${parts} A refund cannot be undone.`
}

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

export function RefundForm({ guestName, currency, left, reasons, state, notice, typed, onAsk, onRefund, onAnswer }: Props) {
  const schema = refundSchema(left, currency)
  const { register, control, onValid, watch, setValue, formState } = useDraftForm({ schema, values: typed ?? noRefund })
  const [choice, setChoice] = useState(() => choiceFrom(typed, left))
  const [asked, setAsked] = useState<RefundRequest | null>(null)
  const { errors } = formState
  const isSending = isBusy(state)
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
  const request = 'request' in state ? state.request.details.request : asked
  return (
    <>
      <Form
        busy={isSending}
        onSubmit={onValid((valid) => {
          setAsked(valid)
          onAsk(valid)
        })}>
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
          <Select label="Reason" options={reasons} placeholder="Choose a reason" error={errors.reason?.message} {...register('reason')} />
          <TextArea label="Notes (optional)" lines={1} {...register('notes')} />
          {notice && !isSending && <RefundNoticeAlert notice={notice} />}
          <Button type="submit" wide variant={ready.success ? 'solid' : 'soft'}>
            {ready.success ? `Refund ${formatMoney(ready.data.amount, currency)} to ${guestName}` : 'Refund'}
          </Button>
        </Stack>
      </Form>
      <ConfirmDialog
        open={request !== null}
        title={isSending ? 'Processing...' : 'Are you sure?'}
        text={request && question(request, { left, guestName, currency })}
        confirmLabel={request ? `Refund ${formatMoney(request.amount, currency)}` : 'Refund'}
        tone="danger"
        pending={isSending}
        pendingLabel="Processing..."
        onConfirm={() => {
          if (asked) onRefund()
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
      <PaymentQuestion payment={{ state, onAnswer }} />
    </>
  )
}
