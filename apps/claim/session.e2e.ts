import type { Page } from '@playwright/test'
import { signIn as signInToCheckout } from '../checkout/e2e/steps.ts'
import { hold } from '../e2e/hold.ts'
import { expect, test } from '../e2e/test.ts'
import { emailField, expectScreen, openOffer, signIn } from './e2e/steps.ts'

const saved = (page: Page) => page.evaluate(() => [sessionStorage, localStorage].flatMap((storage) => Object.entries<string>(storage)))

test('NET-11 a member’s token is saved apart from the claim, and a sign-out in another tab deletes it and the member', async ({
  page,
  context,
  enterprise,
}) => {
  const member = `member@${enterprise.settings.domain}`
  await openOffer(page, 'WELCOME25')
  await emailField(page).fill(member)
  const { reached, letGo } = await hold(page, '/claim_offer')
  await signIn(page)
  await reached
  await expectScreen(page, 'claiming')
  const [, token] = (await saved(page)).find(([name]) => name.includes('.right.proof.')) ?? []
  expect(token).toMatch(/./)
  const others = (await saved(page)).filter(([name]) => !name.includes('.right.proof.'))
  expect(JSON.stringify(others)).not.toContain(token)

  const other = await context.newPage()
  await signInToCheckout(other, enterprise)
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(emailField(page)).toHaveValue('')
  expect(JSON.stringify(await saved(page))).not.toContain(member)
  expect(JSON.stringify(await saved(page))).not.toContain(token)
  await letGo()
})
