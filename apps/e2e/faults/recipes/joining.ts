import { type Visit, type Way, button, field, fill, heading, open, pressing, text } from '../way.ts'

// Pages of the partners without a sign-in.

const review = 'partners/email-review?id=41&token=review-approver'
const search = field('Name of your restaurant')

const found = async ({ page }: Visit) => {
  await page.goto('partners/join')
  await search(page).fill('tern')
  await page.getByRole('button', { name: /^Tern & Table/ }).waitFor()
}
async function describe(visit: Visit) {
  await found(visit)
  await visit.page.getByRole('button', { name: /^Tern & Table/ }).press('Enter')
  await fill(visit.page, { 'First name': 'Ida', 'Last name': 'Moreau', Email: visit.guest.email, 'Phone number': visit.guest.phone })
}
async function toBank(visit: Visit) {
  await describe(visit)
  await button('Continue')(visit.page).press('Enter')
  await button('Link my bank account')(visit.page).waitFor()
}

export const joining: readonly Way[] = [
  {
    title: 'Types the name of a restaurant',
    calls: ['partners_lead_autocompletePlaces'],
    ready: ({ page }) => page.goto('partners/join'),
    typed: search,
    act: async ({ page }) => search(page).fill('tern'),
    done: (page) => page.getByRole('button', { name: /^Tern & Table/ }),
  },
  {
    title: 'Searches everywhere',
    calls: ['partners_lead_searchPlaces'],
    ready: found,
    typed: search,
    ...pressing(button('Search everywhere')),
    done: (page) => page.getByText(/restaurants? found/).first(),
  },
  {
    title: 'Chooses a restaurant',
    calls: ['partners_lead_getPlace'],
    ready: found,
    ...pressing((page) => page.getByRole('button', { name: /^Tern & Table/ })),
    done: field('First name'),
  },
  {
    title: 'Describes the restaurant',
    calls: ['partners_lead_createLead', 'partners_lead_saveLeadData'],
    ready: describe,
    typed: field('Email'),
    ...pressing(button('Continue')),
    done: button('Link my bank account'),
  },
  {
    title: 'Links a bank account',
    calls: ['partners_lead_createLinkToken'],
    ready: toBank,
    ...pressing(button('Link my bank account')),
    done: (page) => page.getByRole('dialog'),
  },
  {
    title: 'Ends the bank’s window',
    calls: ['partners_lead_exchangePublicToken'],
    ready: async (visit) => {
      await toBank(visit)
      await button('Link my bank account')(visit.page).press('Enter')
      await visit.page.getByRole('dialog').waitFor()
    },
    act: async ({ page }) => page.getByRole('dialog').getByRole('button').first().press('Enter'),
    done: heading(/^Thank you! We have/),
  },
  {
    title: 'Opens the emails to be reviewed',
    calls: ['partners_email-review_getReview'],
    act: open(review),
    done: heading('Email Review'),
  },
  {
    title: 'Asks for other emails',
    calls: ['partners_email-review_requestEdits'],
    ready: async ({ page, guest }) => {
      await page.goto(review)
      await field('What changes would you like to see?')(page).fill(`A warmer picture, please. ${guest.number}`)
    },
    typed: field('What changes would you like to see?'),
    ...pressing(button('Send')),
    done: text('Your changes were sent'),
  },
  {
    title: 'Approves the emails',
    calls: ['partners_email-review_approveEmails'],
    ready: async ({ page }) => {
      await page.goto(review)
      await button('Approve all emails')(page).press('Enter')
    },
    ...pressing((page) => page.getByRole('alertdialog').getByRole('button', { name: 'Approve all emails' })),
    done: text('Campaign Approved!'),
  },
]
