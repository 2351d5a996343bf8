import { expect, test } from '../e2e/test.ts'
import { hold } from '../e2e/hold.ts'
import { button, emailField, expectScreen, openOffer } from './e2e/steps.ts'

test('CLM-04 CLM-24 a double click after a wrong password stays at the sign-in, whatever moves under the pointer', async ({
  page,
  enterprise,
}) => {
  await openOffer(page, 'WELCOME25')
  await emailField(page).fill(`member${enterprise.settings.requiredEmailEnding ?? '@mail.example'}`)
  await button(page, 'Claim my offer').click()
  await expectScreen(page, 'authentication')
  await page.getByLabel('Password', { exact: true }).fill('wrong-one')
  await button(page, 'Sign in and claim').click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Invalid email or password.')
  const pressed = await button(page, 'Sign in and claim').boundingBox()
  const other = await button(page, 'Use a different email').boundingBox()
  if (!pressed || !other) throw new Error('The buttons are not there.')
  const held = await hold(page, /\/login$/)
  // If the error disappeared while the password is checked, the other button would move up.
  const point = [other.x + other.width / 2, pressed.y + pressed.height - 2] as const
  await page.mouse.click(...point)
  await held.reached
  expect(await button(page, 'Use a different email').boundingBox()).toEqual(other)
  await page.mouse.click(...point)
  await expectScreen(page, 'authentication')
  await held.letGo()
  await expect(alert).toHaveText('Invalid email or password.')
  await button(page, 'Use a different email').click()
  await expectScreen(page, 'emailInput')
})
