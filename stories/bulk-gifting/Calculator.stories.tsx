import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { calculate, firstState, startOrderHref } from '../../features/bulk-gifting/calculator/calculator.ts'
import { CalculatorLanding, CalculatorScreen } from '../../features/bulk-gifting/calculator/CalculatorScreen.tsx'
import { type GiftTerms, defaultTerms } from '../../features/bulk-gifting/terms.ts'
import { LoadingCalculator } from '../../features/bulk-gifting/calculator/LoadingCalculator.tsx'
import type { Cents } from '../../features/shared/money/money.ts'
import { spec } from '../spec.ts'
import { inGiftingFrame } from './inGiftingFrame.tsx'

type Props = { readonly terms: GiftTerms; readonly isSignedIn?: boolean }

function Calculator({ terms, isSignedIn = false }: Props) {
  const [state, send] = useReducer(calculate, firstState(terms))
  const hrefOf = (spend: Cents) => startOrderHref({ country: terms.country, spend, query: '?utm_source=mail', domain: 'gifts.example' })
  const props = { terms, state, send, startHref: hrefOf, diningHref: hrefOf }
  return isSignedIn ? <CalculatorScreen {...props} /> : <CalculatorLanding {...props} signInHref="#login" />
}

const meta = {
  title: 'Screens/Bulk gifting/Calculator',
  component: Calculator,
  args: { terms: defaultTerms('US') },
  parameters: { layout: 'fullscreen', ...spec('BLK-02', 'BLK-03', 'BLK-04') },
} satisfies Meta<typeof Calculator>
export default meta

type Story = StoryObj<typeof meta>

/** 125 recipients of $100: the third tier. */
export const Start: Story = {}

/** Another amount and another number. What is no whole number stays to be corrected, and counts as none. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = () => canvas.getByLabelText('Other amount')
    const recipients = canvas.getByLabelText('Number of recipients')
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }))
    await userEvent.type(amount(), '40.5')
    await expect(canvas.getByText('Enter a whole number, such as 40.')).toBeVisible()
    await userEvent.type(amount(), '{Backspace}{Backspace}')
    await userEvent.clear(recipients)
    await expect(canvas.getByText('Enter how many people get a gift.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start your order' })).toBeDisabled()
    await userEvent.type(recipients, '-10')
    await expect(recipients).toHaveValue('-10')
    await expect(canvas.getByText('Enter a whole number, such as 125.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start your order' })).toBeDisabled()
    await userEvent.clear(recipients)
    await userEvent.type(recipients, '10')
    await expect(canvas.getByRole('link', { name: 'Start your order' })).toHaveAttribute('href', expect.stringMatching(/spend=400$/))
  },
}

/** A budget finds how many people it is for. */
export const Budget: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Total budget'))
    await userEvent.type(canvas.getByLabelText('Total budget'), '12345')
    await expect(canvas.getByLabelText('Number of recipients')).toHaveValue('123')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Total budget')).toHaveValue('$12345')
    await expect(canvas.getByLabelText('Total budget')).toHaveAccessibleDescription('$45 of it is left over.')
  },
}

/** The buttons beside the number change it by one, and what is due follows. */
export const Stepped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One recipient less' }))
    await expect(canvas.getByLabelText('Number of recipients')).toHaveValue('124')
    await expect(canvas.getByRole('link', { name: 'Start your order' })).toHaveAttribute('href', expect.stringMatching(/spend=12400$/))
  },
}

/** Where the theme has a slider, it moves the number and says it. */
export const Slid: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Recipients', hidden: true })
    await fireEvent.change(slider, { target: { value: '149' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '150')
    await expect(canvas.getByLabelText('Number of recipients')).toHaveValue('150')
  },
}

/** Before the prices are known. */
export const Loading: Story = { render: () => <LoadingCalculator country="US" signInHref="#login" /> }

/** For a buyer who is signed in: among the pages of the tool. */
export const SignedIn: Story = {
  decorators: [inGiftingFrame('calculator')],
  render: ({ terms }) => <Calculator terms={terms} isSignedIn />,
}

/** A budget without an amount: the amount has the mark, not the people. */
export const Budget__NoAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }))
    await userEvent.clear(canvas.getByLabelText('Total budget'))
    await userEvent.type(canvas.getByLabelText('Total budget'), '500')
    await expect(canvas.getByLabelText('Other amount')).toHaveAccessibleDescription(/Enter an amount\./)
    await expect(canvas.getByLabelText('Number of recipients')).toBeValid()
  },
}

/** New Zealand: vouchers without a discount, in its dollars, ordered on the business host. */
export const NewZealand: Story = { args: { terms: defaultTerms('NZ') } }

/** Employee Dining: an amount, and the bonus that it brings. */
export const Dining: Story = {
  parameters: { ...spec('BLK-05', 'BLK-13') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/20 to 30 percent/))
    await userEvent.click(canvas.getByRole('button', { name: '$500' }))
    await expect(canvas.getByText('Pay $500, and get $650 to spend: a bonus of 30%.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start your order!' })).toHaveAttribute('href', expect.stringMatching(/spend=500$/))
    await userEvent.type(canvas.getByLabelText('Or type an amount'), '.5')
    await expect(canvas.getByText('Enter a whole number, such as 250.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start your order!' })).toBeDisabled()
    await expect(canvas.queryByText(/^Pay \$/)).toBeNull()
  },
}
