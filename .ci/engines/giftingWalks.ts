import { expect } from '@playwright/test'
import { walk } from './walk.ts'
import { button, field, heading, link, text } from './query.ts'
import { pay } from './walkSteps.ts'

export const giftingWalks = [
  walk(
    'BLK-06 BLK-09 BLK-10 BLK-11 NET-08 a list is corrected, survives a reload, is paid once, and one of its gifts is reissued',
    async ({ page, guest, sandbox }) => {
      const buyer = `member@${guest.email.split('@')[1] ?? ''}`
      await page.open('bulk-gifting/')
      await page.type(field('Email'), buyer)
      await page.type(field('Password'), 'dinner4two')
      await page.press(button('Sign in'))
      await page.type(field('Type or paste recipients'), 'ada@mail.example, Ada; bao@')
      await page.press(button('Add to the list'))
      await page.type(field(/^Row 1/), 'gone@mail.example')
      await page.keys('Enter')
      await page.see(heading('2 recipients'))
      await page.reload()
      await page.see(heading('2 recipients'))
      await page.press(button('Choose the gift'))
      await page.type(field('Your message'), 'Thank you')
      await page.press(button('Check the order'))
      await page.see(text('2 recipients × $100.00'))
      await page.keys('Shift')
      await page.press(pay, 2)
      await page.see(heading('Your gifts are on their way'))
      expect((await sandbox.chargesOf(buyer)).length, 'the number of charges').toBe(1)
      await page.press(link('See the order'))
      await page.press(link('gone@mail.example'))
      await page.type(field('Correct the address'), 'found@mail.example')
      await page.press(button('Send to this address'))
      await page.see(link('found@mail.example'))
    },
  ),
]
