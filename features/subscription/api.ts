import * as z from 'zod/mini'
import { day } from '../shared/dates/day.ts'
import { dollars } from '../shared/money/money.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { afterCancel, afterKeep, subscriptionList } from './subscriptionWire.ts'

export const getOwnSubscriptions = endpoint({ method: 'GET', path: '/api/v5/subscriptions', response: subscriptionList, auth: 'required' })

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/v5/subscriptions/{id}/cancel',
  response: afterCancel,
  auth: 'required',
})

export const keepSubscription = endpoint({
  method: 'POST',
  path: '/api/v5/subscriptions/{id}/keep',
  body: z.object({ amount_to_charge: dollars, next_charge_on: day }),
  response: afterKeep,
  auth: 'required',
})
