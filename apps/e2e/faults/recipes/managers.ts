import type { Page } from '@playwright/test'
import { drop, lose } from '../lose.ts'
import { openSignedIn } from '../session.ts'
import { type Visit, type Way, button, field, fill, heading, open, press, pressing, text } from '../way.ts'

/** Only the latest code of a phone is accepted, so each of the walks that go on at once has a phone of its own. */
const phone = `1212555019${process.env['TEST_PARALLEL_INDEX'] ?? 0}`

async function typeCode({ page, sandbox }: Visit) {
  await button('Text me a code')(page).press('Enter')
  await page.getByLabel('Verification code').waitFor()
  await page.getByLabel('Verification code').fill(await sandbox.codeFor(phone))
}
async function signIn(visit: Visit) {
  await fill(visit.page, { 'Phone number': phone })
  await typeCode(visit)
}
const signedIn = (address: string) => (visit: Visit) =>
  openSignedIn(visit, phone, { login: 'managers/login', inside: heading('Choose a location'), address, signIn })
const searchField = (placeholder: string) => (page: Page) => page.getByPlaceholder(placeholder)
const here = signedIn('managers/location-selection')
const location = 'managers/diner-selection?location_id=700'
const check = 'managers/enter-check-number?location_id=708&user_id=9004'

/** Each walk refunds at a location of its own, so that none changes what another has read. */
const toRefund = (at: string) => async (visit: Visit) => {
  await signedIn(`managers/diner-profile?location_id=${at}&user_id=9000`)(visit)
  const { page } = visit
  await page
    .getByRole('row')
    .filter({ hasText: /Not Refunded|Partially Refunded/ })
    .last()
    .getByRole('link')
    .press('Enter')
  await page.getByLabel('Reason').selectOption('Other')
  await page.getByLabel('Refund amount').pressSequentially('100')
  await button('Refund')(page).press('Enter')
}
const confirm = ({ page }: Visit) => page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).press('Enter')
const refunded = text(/^Refunded \$1\.00/)

async function toPayment(visit: Visit) {
  await signedIn(check)(visit)
  await fill(visit.page, { 'Check number': `1042-${visit.guest.number}` })
  await button('Next')(visit.page).press('Enter')
  await button('20% $19.20')(visit.page).press('Enter')
  await button('Continue to savings')(visit.page).press('Enter')
  await pay(visit.page).waitFor()
}
const pay = button(/^Pay \$/)
const paid = heading('Payment Successful')

export const managers: readonly Way[] = [
  {
    title: 'Asks for a code to sign in',
    calls: ['managers_sendSignInCode'],
    ready: async ({ page }) => {
      await page.goto('managers/')
      await fill(page, { 'Phone number': phone })
    },
    typed: field('Phone number'),
    ...pressing(button('Text me a code')),
    done: heading('Enter your code'),
  },
  {
    title: 'Signs in by the code',
    calls: ['managers_signInByCode'],
    ready: async ({ page }) => {
      await page.goto('managers/')
      await fill(page, { 'Phone number': phone })
    },
    act: typeCode,
    again: button('Sign in'),
    signIn,
    done: heading('Choose a location'),
  },
  {
    title: 'Opens the choice of a location',
    calls: ['account_getCurrentUser'],
    ready: here,
    act: open('managers/location-selection'),
    signIn,
    done: heading('Choose a location'),
    isUnnoticed: true,
  },
  {
    title: 'Searches for a location',
    calls: ['managers_getLocations'],
    ready: here,
    typed: searchField('Search for a location'),
    act: async ({ page }) => searchField('Search for a location')(page).fill('harbor'),
    signIn,
    done: text(/Harbor & Rye, /),
  },
  { title: 'Opens a location', calls: ['managers_getTransactions'], ready: here, act: open(location), signIn, done: text('Ada Moreau') },
  {
    title: 'Searches for a guest',
    calls: ['managers_getGuests'],
    ready: signedIn(location),
    typed: searchField('Search for a guest'),
    act: async ({ page }) => searchField('Search for a guest')(page).fill('moreau'),
    signIn,
    done: (page) => page.getByRole('list', { name: 'Found guests' }),
  },
  {
    title: 'Opens a guest',
    calls: ['managers_getGuest'],
    ready: here,
    act: open('managers/diner-profile?location_id=712&user_id=9000'),
    signIn,
    done: text('Credit balance'),
  },
  {
    title: 'Opens a check by its number',
    calls: ['managers_check_getTicket'],
    ready: async (visit) => {
      await signedIn(check)(visit)
      await fill(visit.page, { 'Check number': '1042' })
    },
    typed: field('Check number'),
    signIn,
    ...pressing(button('Next')),
    done: button('Continue to savings'),
  },
  {
    title: 'Opens a check of an older till, which asks who served',
    calls: ['managers_check_getEmployees'],
    ready: here,
    act: open('managers/enter-check-number?location_id=703&user_id=9004'),
    signIn,
    done: (page) => page.getByRole('combobox', { name: 'Employee' }).and(page.locator(':enabled')),
  },
  { title: 'Pays a check', calls: ['managers_checkout_payTicket'], ready: toPayment, signIn, ...pressing(pay), done: paid },
  {
    title: 'Waits for a payment whose answer was lost',
    calls: ['managers_checkout_lookUpTicketPayment'],
    ready: async (visit) => {
      await toPayment(visit)
      await lose(visit.page, /\/tickets\/pay$/)
    },
    act: press(pay),
    signIn,
    done: heading(/^(Payment Successful|Your earlier payment went through)$/),
  },
  {
    title: 'Gives up a payment that did not arrive',
    calls: ['managers_checkout_closeTicketPayment'],
    ready: async (visit) => {
      await toPayment(visit)
      await drop(visit.page, /\/tickets\/pay$/)
      await pay(visit.page).press('Enter')
      await heading('Your payment hasn’t gone through yet')(visit.page).waitFor()
    },
    signIn,
    ...pressing(button('Use another card, or change your details')),
    done: heading('Payment'),
  },
  {
    title: 'Refunds a payment',
    calls: ['managers_refund_refund'],
    ready: toRefund('712'),
    act: confirm,
    again: button('Refund'),
    signIn,
    done: refunded,
  },
  {
    title: 'Waits for a refund whose answer was lost',
    calls: ['managers_refund_lookUpRefund'],
    ready: async (visit) => {
      await toRefund('713')(visit)
      await lose(visit.page, /\/managers\/refunds$/)
    },
    act: confirm,
    signIn,
    done: text(/^Refunded \$1\.00|^Its answer was lost, and we found it\.$/),
  },
  {
    title: 'Waits for a refund that did not arrive, which is then given up',
    calls: ['managers_refund_closeRefund'],
    ready: async (visit) => {
      await toRefund('714')(visit)
      await drop(visit.page, /\/managers\/refunds$/)
    },
    act: confirm,
    signIn,
    done: text('The refund did not reach the server. You can send it again.'),
  },
]
