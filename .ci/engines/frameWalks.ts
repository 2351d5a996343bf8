import { expect } from '@playwright/test'
import { walk } from './walk.ts'
import { button, field, heading } from './query.ts'

export const frameWalks = [
  walk('PUB-03 LOC-01 the map is used from its list, and loads on a retry after a failure', async ({ page, sandbox }) => {
    await sandbox.fault({ name: 'serverError', path: '/api/v5/map' })
    await page.open('embed/map?pass=true')
    await page.see({ by: 'text', name: 'We could not load the restaurants' })
    await sandbox.calm()
    await page.press(button('Try again'))
    const path = button(/^Kumo Ramen 1100/)
    await page.press(path)
    await page.until(
      'the path is chosen',
      async () => (await page.evaluate('document.querySelector("[aria-pressed=true]") !== null')) === true,
    )
  }),

  walk(
    'PRV-02 PRV-03 embedded in a page of the enterprise, the privacy frame sends an opt-out once and asks to be closed',
    async ({ page, enterprise, guest, sandbox }) => {
      await page.open('/')
      await page.evaluate(`(() => {
      addEventListener('message', ({ data }) => { document.title = JSON.stringify(data) })
      const frame = Object.assign(document.createElement('iframe'), { src: '/${enterprise.name}/embed/privacy', width: 400, height: 800, title: 'Choices' })
      document.body.replaceChildren(frame)
    })()`)
      await page.type(field('First Name'), 'Ada')
      await page.type(field('Last Name'), 'Moreau')
      await page.type(field('Email Address'), guest.email)
      await page.press(button('Opt me out'), 2)
      await page.see(heading('You are opted out'))
      expect((await sandbox.optOutsOf(guest.email)).length).toBe(1)
      await page.press(button('Close'))
      await page.until('the outer page receives the message', async () =>
        String(await page.evaluate('document.title')).includes('platewell:close'),
      )
    },
  ),

  walk('CAL-01 CAL-02 CAR-01 the calculator uses the typed amount and passes it to the store', async ({ page }) => {
    await page.open('business/#calculator-section')
    await page.type(field('Or type the amount'), '1234')
    await page.keys('Enter')
    await page.press({ by: 'role', role: 'link', name: 'Start with $1,234' })
    await page.at(/\/store\/\?spend=1234/)
  }),
]
