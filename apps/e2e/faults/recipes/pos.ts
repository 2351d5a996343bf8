import { drop, lose } from '../lose.ts'
import { type Visit, type Way, button, field, fill, heading, memberEmail, press, pressing, signInMember } from '../way.ts'
import { isNotPaid, pay, typeCard, until } from './payment.ts'

async function openPos(visit: Visit) {
  await visit.page.goto(`pos/?pos=tableside&location=harbor&ticket=1042-${visit.guest.number}`)
  await fill(visit.page, { Email: memberEmail(visit), Password: 'dinner4two' })
}
async function toBill(visit: Visit) {
  await openPos(visit)
  await button('Sign in')(visit.page).press('Enter')
  await until(visit, button('Next'))
}
async function toReview(visit: Visit) {
  await toBill(visit)
  await button('Next')(visit.page).press('Enter')
  await until(visit, heading('Review Payment'))
}

async function toCredit(visit: Visit) {
  await toReview(visit)
  await button('Add Credit')(visit.page).press('Enter')
  await visit.page.getByRole('radio', { name: /^Pay \$50/ }).press('Space')
}

const paidAtPos = heading('Payment Success!')

export const pos: readonly Way[] = [
  {
    title: 'Signs in to pay the bill',
    calls: ['account_signIn', 'bill_getVenue', 'bill_getVenueTicket'],
    ready: openPos,
    signIn: signInMember,
    ...pressing(button('Sign in')),
    done: button('Next'),
  },
  {
    title: 'Opens the bill, whose tip follows their habit',
    calls: ['bill_getTipHabit'],
    ready: openPos,
    ...pressing(button('Sign in')),
    done: button('Next'),
    isUnnoticed: true,
  },
  { title: 'Pays the bill', calls: ['pos_payBill'], ready: toReview, signIn: signInMember, ...pressing(pay), done: paidAtPos },
  {
    title: 'Waits for a payment whose answer was lost',
    calls: ['pos_lookUpPayment'],
    ready: async (visit) => {
      await toReview(visit)
      await lose(visit.page, /\/current_user\/credits$/)
    },
    act: press(pay),
    done: paidAtPos,
  },
  {
    title: 'Gives up a payment that did not arrive',
    calls: ['pos_closePayment'],
    ready: async (visit) => {
      await toReview(visit)
      await drop(visit.page, /\/current_user\/credits$/)
      await pay(visit.page).press('Enter')
      await until(visit, isNotPaid)
    },
    ...pressing(button('Use another card, or change your details')),
    done: heading('Review Payment'),
  },
  {
    title: 'Pays the bill with a new card',
    calls: ['pos_addCard'],
    ready: async (visit) => {
      await toReview(visit)
      await typeCard(visit)
    },
    typed: field('Card number'),
    loses: { unauthorized: 'typed again: no page holds a card number' },
    signIn: signInMember,
    ...pressing(pay),
    done: paidAtPos,
  },
  {
    title: 'Confirms the payment with the bank',
    calls: ['pos_completePayment'],
    ready: async (visit) => {
      await toReview(visit)
      await typeCard(visit, '4000002500003155')
      await pay(visit.page).press('Enter')
      await until(visit, button('Confirm the payment'))
    },
    signIn: signInMember,
    ...pressing(button('Confirm the payment')),
    then: button('Confirm the payment'),
    done: paidAtPos,
  },
  {
    title: 'Buys credit at the table',
    calls: ['pos_buyCredit'],
    ready: toCredit,
    signIn: signInMember,
    ...pressing(button('Purchase')),
    done: heading('Review Payment'),
  },
]
