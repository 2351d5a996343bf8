import { describe, expect, it } from 'vitest'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { GuestPage } from '../../features/pos/screens/GuestPage.tsx'
import type { PosState, PosStatus } from '../../features/pos/states.ts'
import { PosScreen } from '../../features/pos/PosScreen.tsx'
import { link, venue } from '../../features/pos/examples/examples.ts'
import { posPayments } from '../../features/pos/examples/payments.ts'
import { posStates, posVariants } from '../../features/pos/examples/states.ts'
import { sumShown } from '../../features/payment/attempt/gate.ts'
import { getToPay } from '../../features/pos/toPay.ts'
import { AccountProvider } from '../../ui/PublicPage/SignedIn.tsx'
import { between, markupOf } from '../saidSums.tsx'

/** The page of a diner who is signed in. */
const pageOf = (state: PosState | null, payment: keyof typeof posPayments = 'choosing'): string =>
  markupOf(
    <AccountProvider value={{ name: 'Maya Lindqvist', email: null, signOutLabel: 'Log Out', onSignOut: () => undefined }}>
      {' '}
      <PosScreen
        state={state}
        send={() => undefined}
        link={link}
        pageContext={{ logo: null, onPrint: () => undefined, receiptMail: { sending: idle, sentTo: null, onSend: () => undefined } }}
        payment={{
          state: posPayments[payment],
          send: () => undefined,
          sum: state && sumShown(getToPay(state)),
          mayPay: true,
          cards: venue.cards,
          card: { kind: 'loading' },
          wallets: { kind: 'none' },
          onPay: () => undefined,
          onAnswer: () => undefined,
          onSaveCard: () => undefined,
        }}
      />
    </AccountProvider>,
  )

/** The header, and the first line of the content. */
const topOf = (markup: string): string => between(markup, '<header', '</header>') + between(markup, '<main', '<h1')

const both = ['Back to order', 'Maya Lindqvist', 'Log Out']
const none: readonly string[] = []

/** The link back is not known while the bill is read. */
const shownAt = (status: PosStatus): readonly string[] => (status === 'loading' ? both.slice(1) : both)

describe('POS-02 the top of the page leads back to the order and out of the account', () => {
  it.each(Object.values(posStates).map((state) => [state.status, state] as const))('at %s', (status, state) => {
    const top = topOf(pageOf(state))
    expect(both.filter((label) => top.includes(label))).toEqual(shownAt(status))
    if (status !== 'loading') expect(top).toContain('href="https://order.example/check/1042"')
  })

  it('before the sign-in, where there is no account to leave', () => {
    const top = topOf(
      markupOf(
        <GuestPage link={link} venue={venue}>
          {null}
        </GuestPage>,
      ),
    )
    expect(both.filter((label) => top.includes(label))).toEqual(['Back to order'])
  })

  // While money may move, nobody leaves by a stray tap.
  it.each([
    ['paying', posStates.review, none],
    ['preparing', posStates.review, none],
    ['preparing', posStates.redeemCredit, none],
    ['paying', posVariants.addCreditPurchase, none],
    ['unresolvedPayment', null, none],
    ['unresolvedPaymentNotFound', null, both],
    ['paymentUnknownNotFound', posStates.review, both],
  ] as const)('while the payment is %s', (payment, state, shown) => {
    const top = topOf(pageOf(state, payment))
    expect(both.filter((label) => top.includes(label))).toEqual(shown)
  })
})

it('POS-06 says that the card runs for credit', () => {
  expect(pageOf(posVariants.addCreditPurchase, 'paying')).toContain('Running your card, please wait')
  expect(pageOf(posVariants.addCreditPurchase)).not.toContain('Running your card')
})
