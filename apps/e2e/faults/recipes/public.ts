import { type Way, button, field, fill, heading, open, pressing, text } from '../way.ts'

// Pages without a sign-in.

const openAmount =
  (address: string) =>
  async ({ page }: { page: Parameters<typeof fill>[0] }) => {
    await page.goto(address)
    await page.getByLabel('Or type your own amount').fill('777')
  }
const checkout = heading('Your details')

export const store: readonly Way[] = [
  { title: 'Opens the store', calls: ['store_getPanel'], act: open('store/?project=bonuspercent#giftcards'), done: text(/^Pay \$25/) },
  {
    title: 'Chooses an amount of credit',
    calls: ['store_createCashOption'],
    ready: openAmount('store/?project=bonuspercent'),
    typed: field('Or type your own amount'),
    ...pressing(button(/^Pay /)),
    done: checkout,
  },
  {
    title: 'Chooses the amount of a gift card',
    calls: ['store_createGiftCardOption'],
    ready: openAmount('store/?project=discountpercent#giftcards'),
    typed: field('Or type your own amount'),
    ...pressing(button(/^Pay /)),
    done: checkout,
  },
  {
    title: 'Leaves an address at a restaurant that is sold out',
    calls: ['email-capture_inquire'],
    ready: async ({ page, guest }) => {
      await page.goto('store/?project=soldout')
      await fill(page, { Email: guest.email })
    },
    typed: field('Email'),
    ...pressing(button('Tell me when')),
    done: text('Thank you'),
  },
]

export const business: readonly Way[] = [
  {
    title: 'Opens the business page',
    calls: ['brands_getNearby'],
    act: open('business/'),
    done: (page) => page.getByRole('region', { name: /^Restaurants/ }),
    isUnnoticed: true,
  },
  {
    title: 'Follows the invitation of an email',
    calls: ['business_verifyEmail'],
    act: async ({ page, guest }) => page.goto(`business/?invite_token=invite-${guest.number}`),
    repeats: 'The link of the invitation',
    done: text('Confirm the email sent from Platewell'),
  },
]

export const gift: readonly Way[] = [
  { title: 'Opens a gift', calls: ['gift_getGift'], act: open('gift/?gift=dinner'), done: heading('Claim your $50') },
  {
    title: 'Asks what is left of a gift',
    calls: ['gift_getGiftBalance'],
    ready: async ({ page }) => {
      await page.goto('gift/')
      await page.getByText('What is left of a gift?').click()
      await fill(page, { 'Gift code': 'FEAST-2P9C-50' })
    },
    typed: field('Gift code'),
    ...pressing(button('See what is left')),
    done: heading('$18.40 left'),
  },
]

export const embed: readonly Way[] = [
  { title: 'Opens the map', calls: ['map_getMap'], act: open('embed/map'), done: heading('7 restaurants in 8 places') },
  {
    title: 'Opts out',
    calls: ['privacy_sendOptOut'],
    ready: async ({ page, guest }) => {
      await page.goto('embed/privacy')
      await fill(page, { 'First Name': 'Ada', 'Last Name': 'Moreau', 'Email Address': guest.email })
    },
    typed: field('Email Address'),
    ...pressing(button('Opt me out')),
    done: heading('You are opted out'),
  },
]
