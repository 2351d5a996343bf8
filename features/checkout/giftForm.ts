import * as z from 'zod/mini'
import { giftDesign } from './visit.ts'
import { deliveryDay, inDeliveryTime } from '../shared/dates/deliveryDay.ts'
import { withTypedAddress } from '../shared/gift/typedAddress.ts'
import { nameSchema, trimmed } from '../shared/forms/nameSchema.ts'

/** The longest message, in characters. */
export const longestMessage = 300

/** Checks a gift as typed. `dayTyped` is the text of its day. */
export const giftSchema = (now: () => Date, dayTyped: string) =>
  withTypedAddress({
    recipientName: nameSchema('Enter a name.'),
    message: trimmed(z.maxLength(longestMessage, `Your message is longer than ${longestMessage} characters.`)),
    deliverOn: deliveryDay(dayTyped),
    timeZone: z.string(),
    design: z.nullable(giftDesign),
  }).check(...inDeliveryTime('deliverOn', now))
