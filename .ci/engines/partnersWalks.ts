import { expect } from '@playwright/test'
import { button, field, heading, link, text } from './query.ts'
import { walk } from './walk.ts'

const changes = field('What changes would you like to see?')

export const partnersWalks = [
  walk('PRT-01 PRT-04 PRT-14 NET-03 a partner signs in at a deep link, saves a location, and logs out', async ({ page, enterprise }) => {
    await page.open('partners/locations?project=harbor-rye&q=mill')
    await page.type(field('Email'), 'ines@harborrye.example')
    await page.type(field('Password'), 'dinner4two')
    await page.press(button('Sign in'))
    await page.press(link('Harbor & Rye, Mill Street'))
    const floor = field('Floor, suite (optional)')
    await page.type(floor, `Floor of ${enterprise.name}`)
    await page.press(button('Save'))
    await page.see(text('Location saved'))
    await page.reload()
    await page.see(floor, ({ value }) => value === `Floor of ${enterprise.name}`)
    await page.press(link('Back to the locations'))
    await page.see(field('Search for a location'), ({ value }) => value === 'mill')
    await page.press(button('Menu'))
    await page.press(button('Sign out'))
    await page.see(heading('Sign in'))
    await page.back()
    await page.see(heading('Sign in'))
  }),
  walk('REV-01 NET-08 what a reviewer types survives a reload, and is sent once', async ({ page, enterprise }) => {
    const message = `Another picture for ${enterprise.name}, please.`
    await page.open('partners/email-review?id=41&token=review-approver')
    await page.type(changes, message)
    await page.reload()
    await page.see(changes, ({ value }) => value === message)
    await page.press(button('Send'), 2)
    await page.see(text('Your changes were sent'))
    await page.see(changes, ({ value }) => value === '')
    expect(await page.all(text(message))).toHaveLength(1)
  }),
]
