import * as z from 'zod/mini'
import { day } from '../shared/dates/day.ts'
import { dollars } from '../shared/money/money.ts'
import { signedInCalls } from '../shared/api/signedInCalls.ts'
import { nullish } from '../shared/api/wire.ts'
import { afterCancel, afterChange, afterKeep, chargeList, subscriptionList } from './subscriptionWire.ts'

const subscriptionCall = signedInCalls('/api/v5/subscriptions')

export const getOwnSubscriptions = subscriptionCall({ method: 'GET', path: '', response: subscriptionList })

export const cancelSubscription = subscriptionCall({ method: 'POST', path: '/{id}/cancel', response: afterCancel })

export const keepSubscription = subscriptionCall({
  method: 'POST',
  path: '/{id}/keep',
  body: z.object({ amount_to_charge: dollars, next_charge_on: day }),
  response: afterKeep,
})

export const getCharges = subscriptionCall({ method: 'GET', path: '/charges', response: chargeList })

export const changeCard = subscriptionCall({
  method: 'POST',
  path: '/{id}/card',
  body: z.object({ payment_method_id: z.string(), mandate: z.string(), amount_to_charge: nullish(dollars) }),
  response: afterChange,
})

export const agreeToPrice = subscriptionCall({
  method: 'POST',
  path: '/{id}/price',
  body: z.object({ amount_to_charge: dollars, charged_from: day, renewal_consent: z.string() }),
  response: afterChange,
})
