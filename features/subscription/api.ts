import * as z from 'zod/mini'
import { day } from '../shared/dates/day.ts'
import { dollars } from '../shared/money/money.ts'
import { signedInCalls } from '../shared/api/signedInCalls.ts'
import { afterCancel, afterKeep, subscriptionList } from './subscriptionWire.ts'

const subscriptionCall = signedInCalls('/api/v5/subscriptions')

export const getOwnSubscriptions = subscriptionCall({ method: 'GET', path: '', response: subscriptionList })

export const cancelSubscription = subscriptionCall({ method: 'POST', path: '/{id}/cancel', response: afterCancel })

export const keepSubscription = subscriptionCall({
  method: 'POST',
  path: '/{id}/keep',
  body: z.object({ amount_to_charge: dollars, next_charge_on: day }),
  response: afterKeep,
})
