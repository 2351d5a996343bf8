import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { CheckoutPage } from '../../ui/CheckoutPage/CheckoutPage.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Stepper } from '../../ui/Stepper/Stepper.tsx'
import { StickyFooter } from '../../ui/StickyFooter/StickyFooter.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/CheckoutPage',
  component: CheckoutPage,
  args: {
    sum: '$50.00',
    slip: { face: 'credit', amount: '$60', kicker: 'Dining credit' },
    back: { href: '#offers', label: 'All amounts' },
    summary: (
      <DescriptionList
        items={[
          { term: 'Dining credit at Marguerite', detail: '$60.00' },
          { term: 'Your bonus', detail: '−$10.00' },
          { term: 'Valid until', detail: 'November 20, 2027' },
        ]}
      />
    ),
    children: (
      <>
        <Stepper steps={['Details', 'Payment', 'Done']} current={0} />
        <Stack space="md">
          <Heading level={1} size="xl">
            Your details
          </Heading>
          <TextField label="First name" />
          <TextField label="Last name" />
          <EmailField label="Email" autoComplete="email" hint="The receipt goes there." />
          <PhoneField label="Mobile number" autoComplete="tel" />
        </Stack>
        <StickyFooter>
          <Button wide>Pay $50.00</Button>
        </StickyFooter>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: ['For every page of a payment, from the details on'],
      avoid: ['`PublicPage` for the offer before it and the thanks after it'],
      do: [
        'Put the main action into a `StickyFooter`, with the amount in its text',
        'Pass the amount once, so that it is the same everywhere',
      ],
      dont: ['Put any link but “back” on it'],
    }),
  },
} satisfies Meta<typeof CheckoutPage>
export default meta

type Story = StoryObj<typeof meta>

/** The order is beside the form, and stays while the form scrolls. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('complementary', { name: 'Your order' })).toBeVisible()
    await expect(canvas.getByText('Dining credit at Marguerite')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Your order/ })).toBeNull()

    const main = canvas.getByRole('main')
    main.style.minBlockSize = '200vh'
    scrollTo({ top: innerHeight, behavior: 'instant' })
    await expect(main.getBoundingClientRect().top).toBeLessThan(0)
    const { top, bottom } = canvas.getByText('Dining credit at Marguerite').getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    main.style.minBlockSize = ''
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** On a phone a row opens the breakdown. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  async play({ canvas, userEvent }) {
    const fold = canvas.getByRole('button', { name: /Your order/ })
    const line = canvas.getByText('Dining credit at Marguerite')
    await expect(line).not.toBeVisible()
    await userEvent.tab()
    await expect(fold).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(line).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(line).not.toBeVisible()
  },
}

/** The order is loading: there is nothing to expand. */
export const PhonePending: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { pending: true, sum: '…' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /Your order/, hidden: true })).toBeDisabled()
    await expect(canvas.getByText('Dining credit at Marguerite')).not.toBeVisible()
  },
}

/** An urgent message shows above the form while the order is collapsed, and once in a wide window. */
export const PhoneWithNote: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { note: <Alert tone="success">The code SPRING takes $10.00 off.</Alert> },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/^The code SPRING/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Your order/ }))
    await expect(canvas.queryByText(/^The code SPRING/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Your order/ }))
  },
}

/** Expanded: a long order scrolls inside. */
export const PhoneUnfolded: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    sum: '$1,234,567.89',
    summary: (
      <DescriptionList
        items={Array.from({ length: 20 }, (_, gift) => ({
          term: `Gift number ${gift + 1}, for Donaudampfschifffahrtsgesellschaft`,
          detail: '$61,728.39',
        }))}
      />
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Your order/ }))
    await expect(canvas.getByText(/Gift number 1,/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
