import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Totals, headlineFromTotals } from '../features/bill/sums/breakdown.ts'
import { zeroCents } from '../features/bill/sums/arithmetic.ts'
import { gratuityTicket, ticket } from '../features/bill/examples/bill.ts'
import type { Ticket } from '../features/bill/ticket.ts'
import { ManagersCheckoutScreen } from '../features/managers/checkout/ManagersCheckoutScreen.tsx'
import { checkWith, choices as managersChoices, receipt, setting } from '../features/managers/checkout/examples/examples.ts'
import { states } from '../features/managers/checkout/examples/states.ts'
import type { PosState } from '../features/pos/states.ts'
import type { Visit } from '../features/pos/pos.ts'
import { sumShown } from '../features/payment/attempt/gate.ts'
import { getToPay } from '../features/pos/toPay.ts'
import { posPayments } from '../features/pos/examples/payments.ts'
import { PosScreen } from '../features/pos/PosScreen.tsx'
import { after, link, receipt as posReceipt, venue } from '../features/pos/examples/examples.ts'
import { DinerCheckoutScreen } from '../features/diner/DinerCheckoutScreen.tsx'
import { getCheckAmounts, getPaying } from '../features/diner/checkToPay.ts'
import { ReceiptScreen } from '../features/diner/ReceiptScreen.tsx'
import { SuccessScreen } from '../features/diner/SuccessScreen.tsx'
import { type Cents, cents } from '../features/shared/money/money.ts'
import { ready } from '../features/shared/api/remote.ts'
import { idle } from '../features/shared/api/answers/answer.ts'
import { dinerPayments } from '../features/diner/examples/payments.ts'
import { receipts } from '../features/diner/examples/checks.ts'
import { page, paymentAt } from './managers/checkoutPage.ts'
import { amountsIn, between, expectToAddUp, expectToSay, markupOf, parts } from './saidSums.tsx'
const money = (max: number) => fc.integer({ min: 0, max }).map(cents)

/** A bill of any size, of which others may have paid a part. */
const bills = fc
  .record({
    total: money(400_00),
    paidPercent: fc.nat(99),
    inAccount: money(60_00),
    byCard: money(60_00),
    base: fc.constantFrom(ticket, gratuityTicket),
  })
  .map(({ total, paidPercent, inAccount, byCard, base }): Ticket => {
    const due = cents(Math.max(1, total - Math.floor((total * paidPercent) / 100)))
    const houseAccount = cents(Math.min(inAccount, due))
    return {
      ...base,
      total: cents(Math.max(total, due)),
      currency: 'USD',
      amount: due,
      due,
      houseAccount,
      cardOnly: cents(Math.min(byCard, due - houseAccount)),
    }
  })

/** The server's report of the charge: nothing, what was agreed, or something else. */
const saying = fc.constantFrom<(charged: Cents) => Cents | null>(
  () => null,
  (charged) => charged,
  (charged) => (charged > 0 ? cents(charged + 1_11) : zeroCents),
)

const claimIds = fc.constantFrom(null, '881', '902', '915')

const dinerAddress = { pos: 'tableside', location: 'harbor', ticket: '1042' }
const dinerLinks = { signInHref: null, returnUrl: null, receiptHref: null } as const
const nothing = () => undefined
const receiptMail = { sending: idle, sentTo: null, onSend: nothing } as const
const pageContext = { logo: null, onPrint: nothing, receiptMail } as const
const paidLinks = { celebrates: false, receiptHref: '', successHref: '', checkHref: '', returnUrl: null } as const
const paidActions = { onRetry: nothing, onAnotherBill: nothing, onPrint: nothing, sending: idle, sentTo: null, onSend: nothing } as const

/** A payment that nobody operates. */
const still = {
  send: () => undefined,
  cards: venue.cards,
  card: { kind: 'loading' },
  wallets: { kind: 'none' },
  mayPay: true,
  onPay: nothing,
  onAnswer: nothing,
} as const

/**
 * Fails where a paid page has another sum than the check's, or its lines lead to another charge. Another charge stands alone, and is named
 * beside the agreed one.
 */
function expectPaid(markup: string, agreed: Totals, said: Cents | null): void {
  const isAsAgreed = said === null || said === agreed.charged
  const warnings = [...markup.matchAll(/\$[\d,.]+ was charged, not \$[\d,]+\.\d\d/g)].map(([text]) => amountsIn(text))
  expect(warnings).toEqual(isAsAgreed ? [] : [[said, agreed.charged]])
  const shown = isAsAgreed ? [agreed.grandTotal] : [said].filter((sum) => sum > 0)
  expect(amountsIn(between(markup, 'aria-label="Paid"', '<dl'))).toEqual(shown)
  const lines = amountsIn(between(markup, 'aria-label="Payment"', '</dl>'))
  expect(isAsAgreed ? [undefined, headlineFromTotals(agreed).amount] : [undefined]).toContain(lines.at(-1))
}

describe('the sums of a payment are the same number in header, side, summary, button, success and receipt', () => {
  const posOf = (state: PosState) =>
    markupOf(
      <PosScreen
        state={state}
        send={() => undefined}
        pageContext={pageContext}
        link={link}
        payment={{ ...still, state: posPayments.choosing, sum: sumShown(getToPay(state)), onSaveCard: () => undefined }}
      />,
    )

  it('POS-09 POS-10 POS-16 of the hosted checkout', () => {
    const tips = fc.option(money(90_00).map((tip) => ({ kind: 'own' as const, amount: cents(tip === 0 ? 0 : tip + 51) })))
    fc.assert(
      fc.property(bills, money(500_00), parts, tips, claimIds, saying, (bill, cash, part, tip, claimId, say) => {
        const visit: Visit = {
          link,
          venue: { ...venue, cash },
          ticket: bill,
          choices: { part, tip, claimId, creditOptionId: null, hasTipped: true },
        }
        const review: PosState = { status: 'review', visit, problem: null, change: null, notice: null }
        const paying = getToPay(review)
        if (paying === null || 'blocked' in paying || paying.what.terms.kind !== 'bill') throw new Error('Nothing is to be paid.')
        const { what } = paying
        const { breakdown } = paying.what.terms.agreed
        expectToAddUp(posOf(review), headlineFromTotals(breakdown).amount)
        const said = say(what.amount)
        for (const posInformed of [true, false]) {
          const receipt = { ...posReceipt, charged: said, posInformed }
          expectPaid(posOf(after(review, { type: 'paid', receipt, attempt: { ...what, key: 'key-1' } })), breakdown, said)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('MGR-09 MGR-10 MGR-15 of the managers’ checkout', () => {
    const chosen = fc.record({
      split: fc.option(fc.integer({ min: 1, max: 400_00 }).map(cents)),
      tip: money(90_00).map((amount) => ({ kind: 'own' as const, amount: cents(amount + 51) })),
      expense: fc.constantFrom('personal' as const, 'business' as const),
      claimId: claimIds,
      usesCash: fc.boolean(),
    })
    fc.assert(
      fc.property(bills, chosen, money(500_00), saying, (bill, choice, cash, say) => {
        const choices = { ...managersChoices, ...choice }
        const chosenBill = { currency: 'USD', bill: { by: 'number', number: '1042' }, choices } as const
        const at = { ...page, guest: { ...page.guest, cash } }
        const { agreed } = checkWith(choices, { ...setting, ticket: bill, guest: at.guest }).what.terms
        const screenOf = (state: Parameters<typeof ManagersCheckoutScreen>[0]['state']) =>
          markupOf(<ManagersCheckoutScreen state={state} send={() => undefined} page={at} payment={paymentAt()} onTryAgain={null} />)
        const payment = screenOf({ status: 'payment', chosenBill, ticket: bill, problem: null })
        const { amount } = headlineFromTotals(agreed.breakdown)
        const said = say(agreed.breakdown.charged)
        expectToSay(payment, 'This payment', amount)
        const success = screenOf({ ...states.success, agreed, receipt: { ...receipt, charged: said } })
        expectPaid(success, agreed.breakdown, said)
      }),
      { numRuns: 60 },
    )
  })

  it('DIN-02 DIN-03 DIN-05 of the diner’s checkout', () => {
    const tip = fc.option(money(90_00).map((amount) => ({ kind: 'own' as const, amount: cents(amount === 0 ? 0 : amount + 51) })))
    const choices = fc.record({ part: parts, tip, claimId: claimIds, useCash: fc.boolean() })
    fc.assert(
      fc.property(bills, money(500_00), choices, saying, (bill, cash, choice, say) => {
        const at = { ...venue, cash }
        const amounts = getCheckAmounts(bill, at, choice, new Date(venue.readAt))
        const { breakdown } = amounts
        const checkout = markupOf(
          <DinerCheckoutScreen
            venue={at}
            ticket={bill}
            change={null}
            choice={choice}
            amounts={amounts}
            onChoice={() => undefined}
            payment={{ ...still, state: dinerPayments.choosing, sum: { amount: breakdown.charged, currency: 'USD' } }}
            {...dinerLinks}
          />,
        )
        expectToAddUp(checkout, headlineFromTotals(breakdown).amount)

        const { houseAccount, offer, cash: balance, card, tip: ofCard } = breakdown
        const named = Object.entries({ house_account: houseAccount, offer, balance, card, tip: ofCard }).flatMap(([type, amount]) =>
          amount > 0 ? [{ type, label: type, amount }] : [],
        )
        const said = say(breakdown.charged)
        // The server names the parts, or else the charge.
        const receipt = { ...receipts.member, parts: said === null ? named : [], charged: said }
        const paying = getPaying(dinerAddress, { ...at, projectId: '70' }, bill, amounts)
        const agreed = 'blocked' in paying ? null : paying.what.terms
        const payment = ready({ outcome: 'paid', receipt } as const)
        const success = markupOf(<SuccessScreen payment={payment} {...paidLinks} agreed={agreed} {...paidActions} />)
        const receiptPage = markupOf(<ReceiptScreen payment={payment} {...paidLinks} agreed={agreed} {...paidActions} />)
        for (const page of [success, receiptPage]) expectPaid(page, breakdown, said)
      }),
      { numRuns: 60 },
    )
  })
})
