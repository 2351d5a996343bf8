import { pay, toPayment, typeCard } from '../../../checkout/e2e/steps.ts'
import { drop, lose } from '../lose.ts'
import { type Visit, type Way, button, field, fill, heading, memberEmail, open, press, pressing, text } from '../way.ts'

const cardNumber = field('Card number')
const paid = heading('Purchase Successful')

const withCard =
  (number?: string, address?: string) =>
  async ({ page, guest }: Visit) => {
    await toPayment(page, guest, address)
    await typeCard(page, number)
  }

/** A payment that never reached the server. */
async function unarrived(visit: Visit) {
  await withCard()(visit)
  await drop(visit.page, /\/purchases$/)
  await pay(visit.page).press('Enter')
  await heading('Your payment hasn’t gone through yet')(visit.page).waitFor()
}

async function toSignIn(visit: Visit) {
  await visit.page.goto('checkout/?ico_id=ico-100')
  await button('Have an account? Sign in')(visit.page).press('Enter')
  await fill(visit.page, { Email: memberEmail(visit), Password: 'dinner4two' })
}

export const checkout: readonly Way[] = [
  { title: 'Opens the checkout of an option', calls: ['checkout_getOrder'], act: open('checkout/?ico_id=ico-100'), done: field('Email') },
  {
    title: 'Opens the choice of subscriptions',
    calls: ['checkout_getSubscriptions'],
    act: open('checkout/subscribe'),
    done: heading('Choose your subscription'),
  },
  {
    title: 'Signs in at the checkout',
    calls: ['account_signIn', 'checkout_getCurrentUser'],
    ready: toSignIn,
    typed: field('Password'),
    ...pressing(button('Sign in')),
    done: text(/^Signed in as/),
  },
  { title: 'Pays by card', calls: ['checkout_purchase'], ready: withCard(), typed: cardNumber, ...pressing(pay), done: paid },
  {
    title: 'Waits for a payment whose answer was lost',
    calls: ['checkout_lookUpPurchase'],
    ready: async (visit) => {
      await withCard()(visit)
      await lose(visit.page, /\/purchases$/)
    },
    act: press(pay),
    done: paid,
  },
  {
    title: 'Confirms the payment with the bank',
    calls: ['checkout_completePurchase'],
    ready: async (visit) => {
      await withCard('4000002500003155')(visit)
      await pay(visit.page).press('Enter')
      await button('Confirm the payment')(visit.page).waitFor()
    },
    ...pressing(button('Confirm the payment')),
    then: button('Confirm the payment'),
    done: paid,
  },
  {
    title: 'Gives up a payment that did not arrive',
    calls: ['checkout_closePurchase'],
    ready: unarrived,
    ...pressing(button('Use another card, or change your details')),
    done: cardNumber,
  },
  {
    title: 'Sends a gift that is paid',
    calls: ['checkout_sendGift'],
    ready: async (visit) => {
      await withCard(undefined, 'checkout/?gco_id=gco-50')(visit)
      await pay(visit.page).press('Enter')
      await fill(visit.page, { 'Their name': 'Max', 'Their email': 'max@mail.example' })
    },
    typed: field('Their name'),
    ...pressing(button('Send it now')),
    done: paid,
  },
  {
    title: 'Sets a password after the purchase',
    calls: ['checkout_setPassword'],
    ready: async (visit) => {
      await withCard()(visit)
      await pay(visit.page).press('Enter')
      await fill(visit.page, { Password: 'a-long-dinner', 'Password again': 'a-long-dinner' })
    },
    typed: field('Password'),
    ...pressing(button('Set password')),
    done: text('Your password is set.'),
  },
]
