import { expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import type { CheckoutEvent, CheckoutState, Visit } from '../checkout.ts'
import { boughtWith, buyer, details, pay } from '../testing/examples.ts'
import { known, member, states } from '../testing/states.ts'
import { transition } from '../transition.ts'

const visitOf = (state: CheckoutState): Visit | null => ('visit' in state ? state.visit : null)
const other = { email: 'other@mail.example', firstName: 'Other', lastName: 'Name' }
const ended = refused(null, 401)
const gone = failed({ kind: 'offline' })

/** Each event, and the fields of the visit that it may change. */
const events: readonly (readonly [CheckoutEvent, ...(keyof Visit)[]])[] = [
  [{ type: 'buyerTyped', draft: other }, 'buyer'],
  [details, 'buyer', 'account', 'method'],
  [{ type: 'signInChosen' }],
  [{ type: 'signInSubmitted', email: buyer.email, password: 'dinner4two' }],
  [{ type: 'signInAnswered', answer: answered(member) }, 'buyer', 'account'],
  [{ type: 'signInAnswered', answer: ended }],
  [{ type: 'signedOut' }, 'buyer', 'account', 'method'],
  [known, 'buyer', 'account', 'method'],
  [{ type: 'loadMemberAnswered', answer: ended }, 'account', 'method'],
  [{ type: 'loadMemberAnswered', answer: gone }, 'method'],
  [{ type: 'methodChosen', method: { kind: 'savedCard', id: 'third' } }, 'method'],
  [{ type: 'cardChanged' }],
  [{ ...pay, key: 'attempt-2' }, 'method'],
  [{ type: 'walletConfirmed', key: 'attempt-2' }, 'method'],
  [{ type: 'makePaymentMethodAnswered', answer: answered({ id: 'made' }) }],
  [{ type: 'makePaymentMethodAnswered', answer: ended }, 'method'],
  [{ type: 'sendPaymentAnswered', answer: answered({ outcome: 'declined', code: 'card_declined' }) }, 'method'],
  [{ type: 'sendPaymentAnswered', answer: answered({ outcome: 'requiresAction', clientSecret: 's' }) }],
  [{ type: 'sendPaymentAnswered', answer: refused('No.') }, 'method'],
  [{ type: 'sendPaymentAnswered', answer: refused(null, 410) }],
  [{ type: 'sendPaymentAnswered', answer: refused(null, 412) }],
  [{ type: 'sendPaymentAnswered', answer: refused('The promo code has ended.') }, 'askedCode'],
  [{ type: 'sendPaymentAnswered', answer: gone }],
  [boughtWith()],
  [{ type: 'authenticateAnswered', answer: answered(null) }],
  [{ type: 'authenticateAnswered', answer: ended }],
  [{ type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'closed' }) }, 'method'],
  [{ type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'unknown' }) }],
  [{ type: 'closePaymentAnswered', answer: answered({ outcome: 'closed' }) }, 'method'],
  [{ type: 'closePaymentAnswered', answer: gone }],
  [{ type: 'paymentGivenUp' }],
  [{ type: 'retry' }],
  [{ type: 'back' }, 'method'],
  [{ type: 'giftSkipped' }],
  [{ type: 'sendGiftAnswered', answer: gone }],
  [{ type: 'passwordSubmitted', password: 'dinner4two' }],
  [{ type: 'setPasswordAnswered', answer: answered(null) }],
]

it('CHK-02 every step keeps what the buyer has typed and the page has read', () => {
  const lost = Object.entries<CheckoutState>(states).flatMap(([name, state]) =>
    events.flatMap(([event, ...mayChange]) => {
      const [before, now] = [visitOf(state), visitOf(transition(state, event)[0])]
      if (!before || !now) return []
      const expected = {
        order: before.order,
        buyer: before.buyer,
        account: before.account,
        askedCode: before.askedCode,
        method: before.method,
        timeZone: before.timeZone,
      }
      const changed = Object.entries(expected).flatMap(([field, value]) =>
        JSON.stringify(value) === JSON.stringify({ ...now }[field]) ? [] : [field],
      )
      return changed
        .filter((field) => !mayChange.some((allowed) => allowed === field))
        .map((field) => `${name} after ${JSON.stringify(event)} loses ${field}`)
    }),
  )
  expect(lost).toEqual([])
})
