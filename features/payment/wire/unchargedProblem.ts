import { failureText } from '../../shared/api/answers/failureText.ts'
import type { Uncharged } from './charge.ts'
import { declineMessage } from '../attempt/declines.ts'
import { type Method, type NoCard, type Problem, problemOf } from '../gate/method.ts'

const givenUp = 'That payment was canceled, and nothing was charged. Please pay again.'

/** What the payer reads of an attempt that charged nothing; null if they gave it up themselves. */
export function unchargedProblem(method: Method | NoCard, because: Uncharged): Problem | null {
  switch (because.outcome) {
    case 'declined':
      return { ...problemOf(method, declineMessage(method, because.code)), isDecline: true }
    case 'notConfirmed':
      return problemOf(method, failureText(because.failure))
    case 'refused':
      return { on: 'page', message: because.refusal.message ?? 'Payment failed. Please try again.' }
    case 'givenUp':
      return null
    case 'closed':
      return { on: 'page', message: givenUp }
  }
}
