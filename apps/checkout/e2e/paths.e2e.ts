import { hold } from '../../e2e/hold.ts'
import { expect, test } from '../../e2e/test.ts'
import { agree, expectAt, expectPaidOnce, fillDetails, goOn, onward, openCard, pay, payByCard, toPayment, typeCard } from './steps.ts'

test(
  'CHK-02 CHK-05 NET-10 from the store to a gift: the price, the code and the campaign stay, and Back loses nothing',
  { tag: '@each-enterprise' },
  async ({ page, guest, sandbox }) => {
    await page.goto('store/?code=SPRING10&utm_source=mail#giftcards')
    await page.getByRole('link', { name: /^Pay \$50/ }).click()
    await expect(page).toHaveURL(/\/checkout\/\?gco_id=gco-50&code=SPRING10&design=dinner&utm_source=mail$/)
    await expect(page.getByText('The code SPRING10 takes $5.00 off.')).toBeVisible()
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Moreau')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expectAt(page, 'Payment')
    await page.goBack()
    await expect(page.getByLabel('Last name')).toHaveValue('Moreau')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await typeCard(page)
    await expect(pay(page)).toHaveText('Pay $45.00')
    await pay(page).click()
    await expectAt(page, 'Send your gift')
    await page.getByLabel('Their name').fill('Maya')
    await page.getByLabel('Your message').fill('Dinner is on me.')
    await page.reload()
    await expect(page.getByLabel('Their name')).toHaveValue('Maya')
    await page.getByLabel('Their email').fill('maya@mail.example')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expectAt(page, 'Purchase Successful')
    await expect(page.getByText('is on its way to Maya.')).toBeVisible()
    expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ optionId: 'gco-50', amount: 45 }])
  },
)

test('CHK-03 a code that is typed and not applied is applied by going on, which stays where the code is refused', async ({
  page,
  guest,
}) => {
  await fillDetails(page, guest)
  await page.getByText('Do you have a promo code?').click()
  const code = page.getByLabel('Promo code')
  await code.fill('AUTUMN10')
  await onward(page).press('Enter')
  await expect(page.getByText('This promo code has ended.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('SPRING10')
  await onward(page).press('Enter')
  await expectAt(page, 'Payment')
  await openCard(page)
  await expect(pay(page)).toHaveText('Pay $90.00')
  await page.goBack()
  await page.getByText('Change the promo code').click()
  await expect(code).toHaveValue('SPRING10')
})

test('CHK-04 CHK-07 a new buyer’s card is declined, then confirmed with the bank; their new password signs them in', async ({
  page,
  guest,
  sandbox,
}) => {
  await toPayment(page, guest)
  await typeCard(page, '4000000000000127')
  await pay(page).click()
  await expect(page.getByText('The security code is not right. Please check it.')).toBeVisible()
  await typeCard(page, '4000002500003155')
  await pay(page).click()
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await expectAt(page, 'Purchase Successful')
  await page.reload()
  await page.getByText('Keep it safe: set a password').click()
  await page.getByLabel('Password', { exact: true }).fill('a-long-dinner')
  await page.getByLabel('Password again').fill('a-long-dinner')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password is set.')).toBeVisible()
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(1)

  await page.goto('checkout/?ico_id=ico-50')
  await page.getByRole('button', { name: 'Have an account? Sign in' }).click()
  await expectAt(page, 'Welcome back')
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('Password', { exact: true }).fill('a-long-dinner')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveValue(guest.email)
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))))).not.toContain(
    'a-long-dinner',
  )
})

test(
  'CHK-08 a subscription is chosen and paid; a single payment leads to the choice',
  { tag: '@each-enterprise' },
  async ({ page, guest, sandbox }) => {
    await page.goto('checkout/subscribe?ico_id=ico-100')
    await expectAt(page, 'This isn’t a subscription')
    await page.getByRole('link', { name: 'Choose a subscription' }).click()
    await expectAt(page, 'Choose your subscription')
    await page.reload()
    await page.getByRole('link', { name: /\$400/ }).click()
    await expect(page).toHaveURL(/\/checkout\/subscribe\?ico_id=ico-yearly$/)
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Moreau')
    await goOn(page)
    await agree(page)
    await payByCard(page)
    await expectAt(page, 'Purchase Successful')
    expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ optionId: 'ico-yearly', amount: 400 }])
    await page.goto('checkout/?ico_id=ico-100')
    await expectAt(page, 'Your details')
  },
)

test('ENT-06 the first part of the host changes the texts and the links', { tag: '@each-enterprise' }, async ({ page, baseURL }) => {
  const at = (prefix: string, address: string) => new URL(address, (baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)).href
  await page.goto(at('give', 'checkout/?gco_id=gco-50'))
  await expect(page.getByText('Give a good meal. The receipt goes to you.')).toBeVisible()
  await page.goto(at('give', 'checkout/?gco_id=nothing'))
  await expect(page.getByRole('link', { name: 'See the gift cards' })).toHaveAttribute('href', /\/store\/#giftcards$/)
  await page.goto(at('pass', 'checkout/?ico_id=nothing'))
  await expect(page.getByRole('link', { name: 'See where the pass is taken' })).toHaveAttribute('href', /\/embed\/map\?pass=true$/)
})

test('CHK-04 a double click after a wrong password does not continue as a guest', async ({ page, enterprise }) => {
  await page.goto('checkout/?ico_id=ico-100')
  await page.getByRole('button', { name: 'Have an account? Sign in' }).click()
  await expectAt(page, 'Welcome back')
  await page.getByLabel('Email').fill(`member${enterprise.settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.getByLabel('Password', { exact: true }).fill('wrong-one')
  const signingIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await signingIn.click()
  await expect(page.getByRole('alert')).toBeVisible()
  const other = page.getByRole('button', { name: 'Continue without an account' })
  /** The boxes of both buttons, measured together: the refusal may still scroll the page. */
  const measured = async () => {
    const [pressed, beside] = await Promise.all([signingIn.boundingBox(), other.boundingBox()])
    if (!pressed || !beside) throw new Error('The buttons are not there.')
    return { pressed, across: beside.x + beside.width / 2 - pressed.x, down: beside.y - pressed.y }
  }
  const held = await hold(page, /\/login$/)
  // The refusal moves the buttons: they are measured once they stand still.
  await signingIn.click({ trial: true })
  const before = await measured()
  const at = { x: before.across, y: before.pressed.height - 2 }
  await signingIn.click({ position: at })
  await held.reached
  const { pressed, ...beside } = await measured()
  expect(beside).toEqual({ across: before.across, down: before.down })
  await page.mouse.click(pressed.x + at.x, pressed.y + at.y)
  await expectAt(page, 'Welcome back')
  await held.letGo()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('CHK-04 the whole payment with the keyboard', { tag: '@engines' }, async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  await openCard(page)
  await page.getByLabel('Card number').focus()
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1230')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  await expect(pay(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPaidOnce(page, sandbox, guest)
})
