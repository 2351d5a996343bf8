import { drop, lose } from '../lose.ts'
import { openSignedIn } from '../session.ts'
import { type Visit, type Way, button, field, fill, heading, open, press, pressing, signInMember, text } from '../way.ts'

const order = 'bulk-gifting/dashboard/redemptions/gift-example-2'

const signedIn = (address: string) => (visit: Visit) =>
  openSignedIn(visit, 'buyer', { login: 'bulk-gifting/login', inside: heading('Send Dining Credit'), address, signIn: signInMember })
const here = signedIn('bulk-gifting/')

async function toGift(visit: Visit) {
  await here(visit)
  const { page, guest } = visit
  await page.getByLabel('Type or paste recipients').fill(guest.email)
  await button('Add to the list')(page).press('Enter')
  await button('Choose the gift')(page).press('Enter')
  await page.getByLabel('Your message').fill('Dinner is on us.')
}
async function toPay(visit: Visit) {
  await toGift(visit)
  await button('Check the order')(visit.page).press('Enter')
  await pay(visit.page).waitFor()
}
const pay = button(/^Pay \$/)
const placed = heading('Your gifts are on their way')

async function toConfirm(visit: Visit) {
  await toPay(visit)
  const { page } = visit
  await page.getByRole('radio', { name: 'A new card' }).check({ force: true })
  await fill(page, { 'Card number': '4000002500003155', Expires: '1230', 'Security code': '123' })
  await pay(page).press('Enter')
  await button('Confirm the payment')(page).waitFor()
}

/** Opens one recipient of an order that was paid. */
async function toRecipient(visit: Visit) {
  await toPay(visit)
  const { page, guest } = visit
  await pay(page).press('Enter')
  await page.getByRole('link', { name: 'See the order' }).press('Enter')
  await page.getByRole('link', { name: guest.email }).press('Enter')
}

export const bulkGifting: readonly Way[] = [
  {
    title: 'Opens the page to send gifts',
    calls: ['bulk-gifting_getBuyer', 'bulk-gifting_getGiftingConfig'],
    ready: ({ page }) => page.goto('bulk-gifting/'),
    act: signInMember,
    signIn: signInMember,
    done: field('Type or paste recipients'),
  },
  {
    title: 'Opens the orders',
    calls: ['bulk-gifting_getOrders'],
    ready: here,
    act: open('bulk-gifting/dashboard'),
    signIn: signInMember,
    done: text(/^12,000 gifts/),
  },
  {
    title: 'Opens an order',
    calls: ['bulk-gifting_getRedemptions'],
    ready: here,
    act: open(order),
    signIn: signInMember,
    done: text(/recipients? found/),
  },
  {
    title: 'Has the order checked',
    calls: ['bulk-gifting_tryOrder'],
    ready: toGift,
    typed: field('Your message'),
    signIn: signInMember,
    ...pressing(button('Check the order')),
    done: text('Gift value'),
  },
  { title: 'Pays the order', calls: ['bulk-gifting_placeOrder'], ready: toPay, signIn: signInMember, ...pressing(pay), done: placed },
  {
    title: 'Waits for an order whose answer was lost',
    calls: ['bulk-gifting_lookUpOrder'],
    ready: async (visit) => {
      await toPay(visit)
      await lose(visit.page, /\/gifting\/orders$/)
    },
    act: press(pay),
    signIn: signInMember,
    done: placed,
  },
  {
    title: 'Confirms the payment with the bank',
    calls: ['bulk-gifting_completeOrder'],
    ready: toConfirm,
    signIn: signInMember,
    ...pressing(button('Confirm the payment')),
    then: button('Confirm the payment'),
    done: placed,
  },
  {
    title: 'Gives up an order that did not arrive',
    calls: ['bulk-gifting_closeOrder'],
    ready: async (visit) => {
      await toPay(visit)
      await drop(visit.page, /\/gifting\/orders$/)
      await pay(visit.page).press('Enter')
      await heading('Your payment hasn’t gone through yet')(visit.page).waitFor()
    },
    signIn: signInMember,
    ...pressing(button('Use another card, or change your details')),
    done: pay,
  },
  {
    title: 'Cancels what is not sent',
    calls: ['bulk-gifting_cancelGifts'],
    ready: async (visit) => {
      await signedIn('bulk-gifting/dashboard/redemptions/gift-example-3')(visit)
      await button('Cancel what is not sent')(visit.page).press('Enter')
    },
    signIn: signInMember,
    ...pressing((page) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel what is not sent' })),
    done: text(/^Canceled/),
  },
  {
    title: 'Sends a gift again',
    calls: ['bulk-gifting_resendGift'],
    ready: toRecipient,
    signIn: signInMember,
    ...pressing(button('Send it again')),
    done: text(/^Sent again/),
  },
  {
    title: 'Corrects the address of a gift',
    calls: ['bulk-gifting_reissueGift'],
    ready: async (visit) => {
      await toRecipient(visit)
      await visit.page.getByLabel('Correct the address').fill('max@mail.example')
    },
    typed: field('Correct the address'),
    loses: { unauthorized: 'is typed again' },
    signIn: signInMember,
    ...pressing(button('Send to this address')),
    done: text(/^Changed to/),
  },
]
