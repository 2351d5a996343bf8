import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { cents, currencyIn, formatMoneyShort } from '../../shared/money/money.ts'
import { dayIn } from '../../shared/dates/time.ts'
import { timeZonesWith } from '../../shared/dates/timeZones.ts'
import { zoneFrom } from '../../shared/dates/zone.ts'
import { DeliveryDayField } from '../../shared/screens/DeliveryDayField.tsx'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { CreateSteps } from './CreateSteps.tsx'
import type { CreateStep } from '../address.ts'
import { counted } from '../../shared/forms/counted.ts'
import { type GiftDetails, amountOfGift, detailsSchema, longestMessage } from './details.ts'
import { GiftTicket, GiftValidity } from './GiftTicket.tsx'
import { voucherExpiry } from '../expiry.ts'
import { type GiftTerms, giftBill } from '../terms.ts'

export type GiftDetailsScreenProps = {
  terms: GiftTerms
  count: number
  details: GiftDetails
  onDetails: (details: GiftDetails) => void
  sender: string
  now: () => Date
  /** The payment comes next, and its screen is not there yet. */
  isGoingOn?: boolean
  onStep: (step: CreateStep) => void
}

/** The gift and its day, the same for every recipient. */
export function GiftDetailsScreen({ terms, count, details, onDetails, sender, now, isGoingOn = false, onStep }: GiftDetailsScreenProps) {
  const { country, tiers, presets } = terms
  const [dayTyped, setDayTyped] = useState('')
  const { input, register, control, onValid, trigger, watch, formState } = useDraftForm({
    schema: detailsSchema(now, dayTyped),
    values: details,
    onDraft: (draft) => draft && onDetails(draft),
  })
  const gift = watch()
  const { errors } = formState
  const amount = amountOfGift(gift) ?? cents(0)
  return (
    <CreateSteps country={country} step="gift" onStep={onStep} intro={`The same gift for ${counted(count, 'recipient')}.`}>
      <GiftTicket
        {...{ country, sender, count, amount }}
        message={gift.message}
        bill={giftBill(cents(amount * count), tiers)}
        place="before"
      />
      <Form
        onSubmit={onValid((ready) => {
          onDetails(ready)
          onStep('pay')
        })}>
        <Stack space="lg">
          <Controller
            control={control}
            name="choice"
            render={({ field }) => (
              <ToggleGroup<number>
                label="Amount for each recipient"
                name="choice"
                options={presets.map((preset) => ({ value: preset, label: formatMoneyShort(preset, currencyIn(country)) }))}
                value={field.value}
                onChange={(choice: number | 'custom' | null) => choice !== null && field.onChange(choice)}
                custom={{
                  label: 'Other',
                  field: (
                    <Controller
                      control={control}
                      name="custom"
                      render={({ field: other }) => (
                        <AmountField label="Other amount" hint="Whole dollars." error={errors.custom?.message} {...other} />
                      )}
                    />
                  ),
                }}
              />
            )}
          />
          <TextArea label="Your message" hint="Optional" maxLength={longestMessage} {...input('message')} />
          <Split space="md">
            <Stack space="md">
              <Controller
                control={control}
                name="sendOn"
                render={({ field }) => (
                  <DeliveryDayField
                    {...field}
                    label="Send on"
                    hint="Optional. Leave it empty to send as soon as it is paid."
                    today={dayIn(now(), zoneFrom(gift.timeZone))}
                    error={errors.sendOn?.message}
                    typed={dayTyped}
                    onTyped={setDayTyped}
                    onRecheck={() => void trigger('sendOn')}
                  />
                )}
              />
              {gift.sendOn !== null && (
                <Select
                  label="Time zone"
                  hint="Gifts go out at nine in the morning there."
                  options={timeZonesWith(details.timeZone, country)}
                  {...register('timeZone', { deps: 'sendOn' })}
                />
              )}
            </Stack>
            <TextField
              label="Purchase order number"
              hint="Optional. Your own number, shown with the order."
              kind="verbatim"
              {...input('purchaseOrder')}
            />
          </Split>
          <GiftValidity country={country} end={country === 'NZ' ? { day: voucherExpiry(now()) } : null} />
          <StickyFooter aside={counted(count, 'recipient')}>
            <Button type="submit" wide pending={isGoingOn}>
              Check the order
            </Button>
          </StickyFooter>
        </Stack>
      </Form>
    </CreateSteps>
  )
}
