import { savedCards } from '../../../features/bill/examples/venues.ts'
import type * as z from 'zod/mini'
import type { TipHabitWire } from '../../../features/bill/reading/tipHabit.ts'
import type { UserWire } from '../../../features/checkout/wire/memberWire.ts'
import { managers } from '../../../features/managers/examples/locations.ts'
import { hasOptedOut } from './privacy.ts'
import type { getMember } from '../../../features/claim/member/api.ts'
import { findAccount } from '../memory/lookups.ts'
import { type Refused, catalogue } from '../memory/refusal.ts'
import { subscriptionsOf } from '../checkout/subscribing.ts'
import type { Store } from '../memory/store.ts'

/** The latest subscription that renews, also one that is past due. */
function getSubscription(store: Store, email: string): Pick<UserWire, 'subscription' | 'subscription_status'> {
  const running = subscriptionsOf(store, email).findLast(({ status }) => status === 'active' || status === 'past_due')
  return running
    ? { subscription_status: running.status ?? null, subscription: { name: running.name, billing_interval: running.billing_interval } }
    : {}
}

/** The member's fields that the claim reads. */
type ClaimingMemberWire = Partial<z.input<typeof getMember.response>['user']>

/** The owner of the token. */
export function currentUser(store: Store, token: string | null): (UserWire & ClaimingMemberWire & TipHabitWire) | Refused {
  const email = token === null ? undefined : store.state.sessions[token]
  if (email === undefined) return catalogue.signInAgain
  const manager = managers.find((each) => each.email === email)
  if (manager) return { email, first_name: manager.firstName, last_name: manager.lastName }
  const account = findAccount(store, email)
  const choice = { do_not_track: hasOptedOut(store, email) }
  if (account) {
    const [first = '', ...last] = account.name.split(' ')
    return {
      email,
      first_name: first,
      last_name: last.join(' '),
      credit_cards: savedCards,
      ...getSubscription(store, email),
      ...choice,
      ...(account.wantsNoOffers && { has_opted_out_email: true, has_opted_out_sms: true }),
      ...(account.referral && { referral: account.referral }),
      ...account.tips,
    }
  }
  const user = store.state.users.find((each) => each.email === email)
  return { email, first_name: user?.firstName ?? '', last_name: user?.lastName ?? '', ...getSubscription(store, email), ...choice }
}
