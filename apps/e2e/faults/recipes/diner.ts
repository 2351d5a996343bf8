import { chooseAndCrop } from '../picture.ts'
import { drop, lose } from '../lose.ts'
import { type Visit, type Way, button, field, fill, heading, link, press, pressing, signInMember, text } from '../way.ts'
import { isNotPaid, pay, typeCard, until } from './payment.ts'

async function toCheck(visit: Visit) {
  await visit.page.goto(`diner/?pos=tableside&location=lark&ticket=1042-${visit.guest.number}`)
  await signInMember(visit)
  await until(visit, pay)
}
const paid = heading('Payment Successful')
const payments = /\/tickets\/[^/]+\/payments$/

async function toReceipt(visit: Visit) {
  await toCheck(visit)
  await pay(visit.page).press('Enter')
  await link('View Receipt')(visit.page).press('Enter')
  await button('Send by email')(visit.page).press('Enter')
  await fill(visit.page, { Email: 'ada@mail.example' })
}

export const diner: readonly Way[] = [
  {
    title: 'Opens the check by its link',
    calls: ['bill_getVenue', 'bill_getVenueTicket'],
    ready: openDiner,
    act: signInMember,
    signIn: signInMember,
    done: pay,
  },
  {
    title: 'Opens the checks of a table',
    calls: ['bill_getTableTickets'],
    ready: ({ page }) => page.goto('diner/?pos=tableside&location=lark&table=12'),
    act: signInMember,
    signIn: signInMember,
    done: heading('Which bill is yours?'),
  },
  { title: 'Pays the check', calls: ['diner_payTicket'], ready: toCheck, signIn: signInMember, ...pressing(pay), done: paid },
  {
    title: 'Waits for a payment whose answer was lost',
    calls: ['diner_lookUpPayment'],
    ready: async (visit) => {
      await toCheck(visit)
      await lose(visit.page, payments)
    },
    act: press(pay),
    done: paid,
  },
  {
    title: 'Gives up a payment that did not arrive',
    calls: ['diner_closePayment'],
    ready: async (visit) => {
      await toCheck(visit)
      await drop(visit.page, payments)
      await pay(visit.page).press('Enter')
      await until(visit, isNotPaid)
    },
    ...pressing(button('Use another card, or change your details')),
    done: heading('Pay your bill'),
  },
  {
    title: 'Confirms the payment with the bank',
    calls: ['diner_completePayment'],
    ready: async (visit) => {
      await toCheck(visit)
      await typeCard(visit, '4000002500003155')
      await pay(visit.page).press('Enter')
      await until(visit, button('Confirm the payment'))
    },
    ...pressing(button('Confirm the payment')),
    then: button('Confirm the payment'),
    done: paid,
  },
  {
    title: 'Has the receipt sent by email',
    calls: ['diner_sendReceipt'],
    ready: toReceipt,
    typed: field('Email'),
    ...pressing(button('Send')),
    done: text(/^Your receipt is on its way/),
  },
  {
    title: 'Opens the profile of an ambassador',
    calls: ['ambassador_getAmbassador', 'ambassador_getAmbassadorStats'],
    ready: ({ page }) => page.goto('diner/profile'),
    act: signInMember,
    signIn: signInMember,
    done: text('Credit Earned'),
  },
  {
    title: 'Uploads a photo',
    calls: ['ambassador_changePhoto'],
    ready: async ({ page, ...visit }) => {
      await page.goto('diner/profile')
      await signInMember({ page, ...visit })
      await text('Credit Earned')(page).waitFor()
    },
    act: chooseAndCrop('Photo'),
    signIn: signInMember,
    // The picture changes, and nothing is said.
    done: (page) => page.locator('main:not(:has([role=alert]))').getByRole('button', { name: 'Edit Photo' }),
  },
]

async function openDiner({ page, guest }: Visit) {
  await page.goto(`diner/?pos=tableside&location=lark&ticket=1042-${guest.number}`)
}
