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
import { type Cents, cents, formatMoney } from '../../shared/money/money.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { type RefundRequest, noRefund, refundSchema } from './refundSchema.ts'
import { LeftToRefund } from './LeftToRefund.tsx'
import { RefundNoticeAlert } from './RefundNoticeAlert.tsx'
import type { RefundReason } from './refundReasons.ts'
import type { RefundNotice, RefundPayment } from './refundPayment.ts'

type Props = {
  guestName: string
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
function question({ amount, modifyTip }: RefundRequest, left: Refundable, guestName: string): string {
  const { bill, tip } = refundedParts(amount, left, modifyTip)
  const parts =
    tip === 0 ? '' : bill === 0 ? ' It comes from the tip.' : ` ${formatMoney(bill)} of the bill and ${formatMoney(tip)} of the tip.`
  return `Refund ${formatMoney(amount)} to ${guestName}?${parts} A refund cannot be undone.`
}

/** The limit of the field, and the reason if it is not all that is left. */
function limitText(left: Refundable, modifyTip: boolean): string {
  const limit = `Up to ${formatMoney(refundLimit(left, modifyTip))}`
  if (left.tips === 0) return limit
  return modifyTip ? `${limit}: the ${formatMoney(left.tips)} tip first, then the bill` : `${limit}, without the tip`
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

export function RefundForm({ guestName, left, reasons, state, notice, typed, onAsk, onRefund, onAnswer }: Props) {
  const schema = refundSchema(left)
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
          <LeftToRefund left={left} amount={typedAmount} modifyTip={modifyTip} />
          <ToggleGroup
            label="How much"
            options={presets.map(({ value, label, amount }) => ({ value, label, detail: formatMoney(amount) }))}
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
                      <MoneyField {...field} label="Refund amount" hint={limitText(left, modifyTip)} error={errors.amount?.message} />
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
            {ready.success ? `Refund ${formatMoney(ready.data.amount)} to ${guestName}` : 'Refund'}
          </Button>
        </Stack>
      </Form>
      <ConfirmDialog
        open={request !== null}
        title={isSending ? 'Processing...' : 'Are you sure?'}
        text={request && question(request, left, guestName)}
        confirmLabel={request ? `Refund ${formatMoney(request.amount)}` : 'Refund'}
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
