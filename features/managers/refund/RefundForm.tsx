import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { MoneyField } from '../../../ui/MoneyField/MoneyField.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import type { PaymentState } from '../../payment/attempt/payment.ts'
import { type Refundable, refundLimit, refundedParts } from '../../bill/refunding/refund.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { type RefundRequest, noRefund, refundSchema } from './refundSchema.ts'
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
}

/** The effect of confirming: the amount returned, and its source. */
function consequence({ amount, modifyTip }: RefundRequest, left: Refundable, guestName: string): string {
  const { bill, tip } = refundedParts(amount, left, modifyTip)
  const parts = tip === 0 ? '' : bill === 0 ? ', from the tip' : `: ${formatMoney(bill)} of the bill and ${formatMoney(tip)} of the tip`
  return `${guestName} gets ${formatMoney(amount)} back${parts}. A refund cannot be undone.`
}

export function RefundForm({ guestName, left, reasons, state, notice, typed, onAsk, onRefund }: Props) {
  const { register, control, onValid, watch, formState } = useDraftForm({ schema: refundSchema(left), values: typed ?? noRefund })
  const [asked, setAsked] = useState<RefundRequest | null>(null)
  const { errors } = formState
  const isSending = isBusy(state)
  const request = 'request' in state ? state.request.details.request : asked
  return (
    <>
      <Form
        busy={isSending}
        onSubmit={onValid((valid) => {
          setAsked(valid)
          onAsk(valid)
        })}>
        <Stack space="md">
          <Select label="Reason" options={reasons} placeholder="Choose a reason" error={errors.reason?.message} {...register('reason')} />
          <Controller
            control={control}
            name="amount"
            render={({ field }) => (
              <MoneyField
                {...field}
                label="Refund amount"
                hint={`Up to ${formatMoney(refundLimit(left, watch('modifyTip')))}`}
                error={errors.amount?.message}
              />
            )}
          />
          {left.tips > 0 && (
            <Checkbox
              label="Modify tip"
              hint={`The refund takes the tip first, up to ${formatMoney(left.tips)}, and then the bill.`}
              {...register('modifyTip')}
            />
          )}
          <TextArea label="Notes" hint="Optional" {...register('notes')} />
          {notice && !isSending && <RefundNoticeAlert notice={notice} />}
          <Button type="submit" wide>
            Refund
          </Button>
        </Stack>
      </Form>
      <ConfirmDialog
        open={request !== null}
        title={isSending ? 'Processing...' : 'Are you sure?'}
        text={request && consequence(request, left, guestName)}
        confirmLabel="Refund"
        tone="danger"
        pending={isSending}
        pendingLabel="Processing..."
        onConfirm={() => {
          if (asked) onRefund()
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
