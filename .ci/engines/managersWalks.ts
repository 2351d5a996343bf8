import { walk } from './walk.ts'
import { button, field, heading, link, text } from './query.ts'

const phone = '12125550193'
const refund = button('Refund')

export const managersWalks = [
  walk(
    'MGR-01 MGR-03 MGR-04 MGR-11 NET-08 NET-11 a manager signs in, finds a guest, refunds a part once, and logs out',
    async ({ page, sandbox }) => {
      await page.open('managers/')
      await page.type(field('Phone number'), phone)
      await page.press(button('Text me a code'))
      await page.see(heading('Enter your code'))
      await page.press(field('Verification code'))
      await page.write(await sandbox.codeFor(phone))

      await page.type(field('Search for a location'), 'lark')
      await page.press(link(/^Lark & Loaf, Portland/))
      await page.type(field('Search for a guest'), 'ada mor')
      // On a busy machine the search may begin before the last key.
      await page.at(/[?&]q=ada(\+|%20)mor/)
      await page.press(link(/^Ada Moreau/))
      await page.see(heading('Ada Moreau'))
      await page.back()
      await page.see(field('Search for a guest'), ({ value }) => value === 'ada mor')

      await page.open('managers/refund?location_id=705&user_id=9000&transaction_id=705-0')
      await page.press(field('Reason'))
      await page.keys('o', 'Enter')
      await page.type(field('Refund amount'), '100')
      await page.press(refund)
      await page.see(text('Are you sure?'))
      // The dialog hides the form's own button.
      await page.press(refund, 2)
      await page.see(text('Refunded $1.00'))
      await page.see(heading('Ada Moreau'))
      await page.reload()
      await page.see(text('Partially Refunded'))

      await page.press(button('Menu'))
      await page.press(button('Logout'))
      await page.see(heading('Sign in'))
      await page.back()
      await page.see(heading('Sign in'))
    },
  ),
]
