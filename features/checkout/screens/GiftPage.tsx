import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { CheckoutNote } from '../../../ui/CheckoutPage/CheckoutNote.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { type Submission, refusedWith } from '../../shared/api/answers/answer.ts'
import { formatDay } from '../../shared/dates/day.ts'
import { type Drafts, savedAs } from '../../shared/forms/drafts.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { AddressFields } from '../../shared/gift/AddressFields.tsx'
import { giftTextHint } from '../../shared/gift/textConsent.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { DeliveryDayField } from '../../shared/screens/DeliveryDayField.tsx'
import { type Gift, getGiftValue, getKeptBonus } from '../gift.ts'
import { type Cents, formatMoneyShort } from '../../shared/money/money.ts'
import { giftSchema, longestMessage } from '../giftForm.ts'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { GiftMessage, GiftSlip, getGiftFront } from './GiftSlip.tsx'
import { expiryText } from '../../shared/gift/expiry.ts'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { LessCredit } from './LessCredit.tsx'
import type { BoughtState, Given } from '../bought.ts'
import { isInTime } from '../../shared/dates/deliveryDay.ts'
import { dayIn } from '../../shared/dates/time.ts'
import { timeZonesWith } from '../../shared/dates/timeZones.ts'
import { zoneFrom } from '../../shared/dates/zone.ts'

export type GivingProps = { drafts: Drafts; now: () => Date; giving: Submission; onGive: (gift: Gift) => void; onKeep: () => void }

type Props = GivingProps & Pick<BoughtState, 'visit' | 'purchase'> & { given: Extract<Given, { is: 'toSend' }> }

const mayHaveGone = 'Your gift may have gone out already. If you send it again, it still goes out only once.'

/** The recipient and the day of a gift card, with a preview. */
export function GiftPage({ visit, purchase, given, giving, onGive, onKeep, drafts, now }: Props) {
  const [dayTyped, setDayTyped] = useState('')
  const { input, register, control, onValid, trigger, watch, setValue, formState, submission } = useDraftForm({
    schema: giftSchema(now, dayTyped),
    ...savedAs(drafts, 'gift', given.draft),
    submission: given.mayHaveGone && 'message' in giving ? refusedWith(`${giving.message} ${mayHaveGone}`) : giving,
  })
  const gift = watch()
  const { errors } = formState
  const shown = { gift, sender: visit.buyer.firstName, amount: getGiftValue(purchase), currency: visit.order.currency }
  const today = dayIn(now(), zoneFrom(gift.timeZone))
  const at = gift.deliverOn
  const notAt = at === null && dayTyped === '' ? 'Send it now' : 'Send it'
  const sendLabel = at !== null && isInTime(at, today) ? `Send on ${formatDay(at)}` : notAt
  const sending = submission.phase === 'sending'
  const offersText = visit.order.giftByText
  const bonus = getKeptBonus(purchase)
  const short = (sum: Cents) => formatMoneyShort(sum, visit.order.currency)
  const paid = bonus > 0 ? `It is paid: ${short(shown.amount)} for them, and ${short(bonus)} for you.` : 'It is paid.'
  return (
    <CheckoutLayout
      visit={visit}
      backHref={null}
      gift={{ amount: shown.amount, front: getGiftFront(shown), message: <GiftMessage message={gift.message} isWritten /> }}>
      <Screen
        title="Send your gift"
        intro={`${paid} Tell us who it is for, and we ${offersText ? 'email or text' : 'email'} it to them. Or skip this, and give it yourself.`}>
        <OtherCharge charged={purchase.charged} agreed={visit.order.pay} currency={visit.order.currency} />
        <LessCredit purchase={purchase} order={visit.order} />
        <Form busy={sending} onSubmit={onValid(onGive)}>
          <Stack space="lg">
            <Stack space="md">
              <TextField label="Their name" {...input('recipientName')} />
              <AddressFields
                by={gift.by}
                onBy={(by) => setValue('by', by)}
                offersText={offersText}
                email={<EmailField label="Their email" autoComplete="off" {...input('recipientEmail')} />}
                phone={<PhoneField autoComplete="off" label="Their phone number" hint={giftTextHint} {...input('recipientPhone')} />}
              />
              <TextArea label="Your message" hint="Optional" maxLength={longestMessage} {...input('message')} />
              <Controller
                control={control}
                name="deliverOn"
                render={({ field }) => (
                  <DeliveryDayField
                    {...field}
                    label="Deliver on"
                    hint="Optional. Leave it empty to send your gift today."
                    today={today}
                    error={errors.deliverOn?.message}
                    typed={dayTyped}
                    onTyped={setDayTyped}
                    onRecheck={() => void trigger('deliverOn')}
                  />
                )}
              />
              {gift.deliverOn !== null && (
                <Select
                  label="Time zone"
                  hint="It arrives at nine in the morning there."
                  options={timeZonesWith(visit.timeZone)}
                  {...register('timeZone', { deps: 'deliverOn' })}
                />
              )}
            </Stack>
            <CheckoutNote>
              <Stack space="sm">
                <GiftSlip {...shown} />
                <Text size="sm">{expiryText(visit.order.expiresOn)}</Text>
              </Stack>
            </CheckoutNote>
            <Stack space="md">
              <SubmissionRefusal submission={submission} />
              <Button type="submit" wide icon="mail" pending={sending} pendingLabel="Sending your gift">
                {sendLabel}
              </Button>
              <TextButton disabled={sending} onClick={onKeep}>
                Skip: I’ll give it myself
              </TextButton>
            </Stack>
          </Stack>
        </Form>
      </Screen>
    </CheckoutLayout>
  )
}
