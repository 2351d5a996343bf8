import { describe, expect, it } from 'vitest'
import { ConnectedScreens } from '../../apps/pos/ConnectedScreens.tsx'
import type { PosState, PosStatus } from '../../features/pos/pos.ts'
import { PosScreen } from '../../features/pos/PosScreen.tsx'
import { posStates, posVariants } from '../../features/pos/testing/states.ts'
import { markupOf } from '../saidSums.tsx'

/** The header of the page of a diner who is signed in. */
function headerOf(state: PosState): string {
  const markup = markupOf(
    <PosScreen
      state={state}
      send={() => undefined}
      around={{ logo: null, purchasePage: null, isSignedIn: true }}
      card={{ kind: 'loading' }}
      newKey={() => 'key-1'}
      lazyScreens={ConnectedScreens}
      onTryAgain={null}
    />,
  )
  return markup.split('<header')[1]?.split('</header>')[0] ?? ''
}

const both = ['Back to order', 'Log Out']
/** While something is read, or money may move, nobody leaves by a stray tap. */
const none: readonly string[] = []
/** Nobody is signed in here. */
const back = ['Back to order']

const expected: { readonly [Status in PosStatus]: readonly string[] } = {
  login: back,
  forgotPassword: back,
  loading: none,
  ticketError: both,
  redeemCredit: both,
  addCredit: both,
  review: both,
  addingCard: none,
  checking: none,
  paying: none,
  authenticating: none,
  paymentUnknown: both,
  unresolvedPayment: both,
  earlierPaid: both,
  success: both,
  tillNotTold: both,
  alreadyPaid: both,
  failed: both,
  error: both,
  returning: both,
}

describe('POS-02 the header leads back to the order and out of the account', () => {
  it.each(Object.values(posStates).map((state) => [state.status, state] as const))('at %s', (status, state) => {
    const header = headerOf(state)
    expect(both.filter((label) => header.includes(label))).toEqual(expected[status])
    if (expected[status].includes('Back to order')) expect(header).toContain('href="https://order.example/check/1042"')
  })

  it.each(['paymentUnknownAsking', 'unresolvedPaymentAsking', 'payingForCredit'] as const)('and nowhere while it works: %s', (name) => {
    expect(both.filter((label) => headerOf(posVariants[name]).includes(label))).toEqual(none)
  })
})
