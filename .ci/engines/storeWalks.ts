import { expect } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { walk } from './walk.ts'
import { field, heading, link } from './query.ts'
import { pay } from './walkSteps.ts'

/** A sum in whole dollars that no other walk types. */
const ownAmount = () => randomInt(1_000, 80_000)
const amountField = field('Or type your own amount')

export const storeWalks = [
  walk(
    'PUR-12 NET-09 the first click of a visit is on Pay: it opens the checkout and sends the visit’s events',
    async ({ page, guest, sandbox }) => {
      for (const visit of [1, 2, 3, 4, 5]) {
        const campaign = `${guest.email}-${visit}`
        await page.open(`store/?project=bonusperspend&utm_campaign=${encodeURIComponent(campaign)}`)
        // A tap: the page leaves before the files that the first touch prefetches have arrived.
        await page.press(pay, 1, 0)
        await page.at(/\/checkout\/\?ico_id=/)
        await page.see(heading('Your details'))
        await page.until('the visit’s event is sent', async () =>
          (await sandbox.eventsWith(campaign)).some(({ name }) => name === 'purchase_status'),
        )
      }
    },
  ),

  walk('PUR-04 a click on Pay works at the second visit in a tab, at a height with a narrow bar', async ({ page }) => {
    await page.resize({ width: 447, height: 822 })
    for (const project of ['bonuspercent', 'bonusperspend', 'discountpercent']) {
      for (const visit of [1, 2, 3]) {
        await page.open(`store/?project=${project}&visit=${visit}`)
        await page.press(pay)
        await page.at(/\/checkout\/\?ico_id=/)
      }
    }
  }),

  walk('PUR-11 NET-08 a double press creates one option, and Back restores the amount', async ({ page, sandbox }) => {
    const dollars = ownAmount()
    await page.open('store/?project=bonuspercent&code=FEAST')
    await page.type(amountField, String(dollars))
    await page.press(pay, 2)
    await page.see(heading('Your details'))
    expect((await sandbox.optionsOf(dollars * 100)).map(({ kind, promoCode }) => [kind, promoCode])).toEqual([['ico', 'FEAST']])
    await page.back()
    await page.see(amountField, ({ value }) => value.replaceAll(/\D/g, '') !== '')
    expect((await page.see(amountField)).value.replaceAll(',', '')).toBe(String(dollars))
    await page.press(pay)
    await page.see(heading('Your details'))
  }),

  walk(
    'PUR-03 PUR-05 NET-10 a tier of the second tab opens its checkout with code and campaign; Back returns to the tab',
    async ({ page }) => {
      await page.open('store/?code=SPRING10&utm_source=mail')
      await page.press(link('Gift Cards'))
      await page.at(/#gift/)
      await page.press(link(/^Pay \$50/))
      await page.at(/\/checkout\/\?gco_id=gco-50&code=SPRING10&utm_source=mail$/)
      await page.see(heading('Your details'))
      await page.back()
      await page.at(/#gift/)
      await page.see(link(/^Pay \$50/))
    },
  ),

  walk('PUR-09 ENT-06 with text at 200 % nothing overflows sideways, and the amount can be paid', async ({ page }) => {
    for (const address of ['store/?project=bonuspercent', 'store/', 'claim/', 'checkout/?ico_id=ico-100', 'business/', 'embed/privacy']) {
      await page.open(address)
      await page.see(heading(/./))
      await page.evaluate('void (document.documentElement.style.fontSize = "200%")')
      const over = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
      expect(over, `how far ${address} sticks out`).toBeLessThanOrEqual(0)
    }
    await page.open('store/?project=bonuspercent')
    await page.see(pay)
    await page.evaluate('void (document.documentElement.style.fontSize = "200%")')
    await page.press(pay)
    await page.at(/\/checkout\//)
  }),
]
