import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PurchaseScreen } from '../../features/purchase/PurchaseScreen.tsx'
import { purchaseVariants } from '../../mocks/fixtures/purchaseStates.ts'
import { spec } from '../spec.ts'
import { purchaseScreenMeta } from './purchaseScreenMeta.tsx'

const meta = {
  ...purchaseScreenMeta,
  title: 'Screens/Purchase amounts',
  args: { ...purchaseScreenMeta.args, state: purchaseVariants.openAmountBonusPerSpend },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** What is said of the amount, and what the button charges. */
const says =
  (news: string, button: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByText(/^You get/)).toHaveTextContent(news)
    await expect(canvas.getByRole('button', { name: button })).toBeEnabled()
  }

/** What is wrong with the amount; it cannot be paid. */
const complains =
  (message: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Or type your own amount')).toHaveAccessibleDescription(message)
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled()
    await expect(canvas.getByText('Enter another amount')).toBeVisible()
  }

/** $20 more for each $100. */
export const OpenAmount__BonusPerSpend: Story = { parameters: { ...spec('PUR-10') }, play: says('You get $120 · $20 bonus', 'Pay $100') }

/** $15 off each $100, which is also the least: nothing below it is suggested. */
export const OpenAmount__DiscountPerSpend: Story = {
  args: { state: purchaseVariants.openAmountDiscountPerSpend },
  parameters: { ...spec('PUR-09', 'PUR-10') },
  play: says('You get $250 · $30 off', 'Pay $220'),
}

/** An eighth off, to the cent. */
export const OpenAmount__DiscountPercent: Story = {
  args: { state: purchaseVariants.openAmountDiscountPercent },
  parameters: { ...spec('PUR-10') },
  play: says('You get $100 · $12.50 off', 'Pay $87.50'),
}

/** The restaurant suggests nothing: the field is empty, and the button waits, with the reason beside it. */
export const OpenAmount__WithoutPresets: Story = {
  args: { state: purchaseVariants.openAmountWithoutPresets },
  parameters: { ...spec('PUR-04', 'PUR-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled()
    await expect(canvas.getByText('Enter an amount')).toBeVisible()
  },
}

/** Who comes from the calculator finds what they counted, and what it brings. */
export const OpenAmount__OfCalculator: Story = {
  args: { state: purchaseVariants.openAmountOfCalculator },
  parameters: { ...spec('PUR-04', 'CAL-02') },
  play: async (context) => {
    await expect(context.canvas.getByLabelText('Or type your own amount')).toHaveValue('1,234')
    await says('You get $1,480.80 · $246.80 bonus', 'Pay $1,234')(context)
  },
}

/** Typing has not rested: what is said is still of the amount before. The button names none, and pays what is typed. */
export const OpenAmount__Typing: Story = {
  args: { state: purchaseVariants.openAmountTyping },
  parameters: { ...spec('PUR-08', 'PUR-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Or type your own amount')).toHaveValue('75')
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).not.toBeChecked()
    await expect(canvas.getByText(/^You get/)).toHaveTextContent('You get $120')
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toHaveAccessibleName('Pay')
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeEnabled()
  },
}

/** Typing has not rested on an amount that cannot be paid: nothing is said of it yet, and the button waits. */
export const OpenAmount__TypingTooLittle: Story = {
  args: { state: purchaseVariants.openAmountTypingTooLittle },
  parameters: { ...spec('PUR-08', 'PUR-11') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Minimum/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled()
  },
}

/** A wrong amount was mended: the error goes at once, and the button pays what is typed. */
export const OpenAmount__Mended: Story = {
  args: { state: purchaseVariants.openAmountMended },
  parameters: { ...spec('PUR-09', 'PUR-11') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Invalid character')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeEnabled()
  },
}

/** The field was emptied. */
export const OpenAmount__Emptied: Story = {
  args: { state: purchaseVariants.openAmountEmptied },
  parameters: { ...spec('PUR-11') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay $50, get $60' }))
    await expect(canvas.getByLabelText('Or type your own amount')).toHaveValue('50')
    await expect(canvas.getByRole('button', { name: 'Pay $50' })).toBeEnabled()
  },
}

/** What was typed is no amount. */
export const OpenAmount__Invalid: Story = {
  args: { state: purchaseVariants.openAmountInvalid },
  parameters: { ...spec('PUR-09', 'PUR-11') },
  play: complains('Invalid character'),
}

/** Less than the restaurant takes. */
export const OpenAmount__TooLittle: Story = {
  args: { state: purchaseVariants.openAmountTooLittle },
  parameters: { ...spec('PUR-09') },
  play: complains('Minimum amount is $25'),
}

/** Less than an account begins with. */
export const OpenAmount__TooLittlePerSpend: Story = {
  args: { state: purchaseVariants.openAmountTooLittlePerSpend },
  parameters: { ...spec('PUR-09') },
  play: complains('Minimum account is $30'),
}

/** More than an account may hold. */
export const OpenAmount__TooMuch: Story = {
  args: { state: purchaseVariants.openAmountTooMuch },
  parameters: { ...spec('PUR-09') },
  play: complains('Your amount is above the maximum account limit'),
}

/** More than can be added to an account. */
export const OpenAmount__TooMuchCredit: Story = {
  args: { state: purchaseVariants.openAmountTooMuchCredit },
  parameters: { ...spec('PUR-09') },
  play: complains('Maximum account credit reached'),
}

/** The amount is on its way: nothing can be changed or sent again. */
export const OpenAmount__Sending: Story = {
  args: { state: purchaseVariants.openAmountSending },
  parameters: { ...spec('PUR-11', 'NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay $100' })
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    await userEvent.dblClick(pay)
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The server refused; its words stand there, and the button is itself again. */
export const OpenAmount__Refused: Story = {
  args: { state: purchaseVariants.openAmountRefused },
  parameters: { ...spec('PUR-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This promo code is not valid.')
    await expect(canvas.getByRole('button', { name: 'Pay $100' })).toBeEnabled()
    await expect(canvas.getByLabelText('Promo code')).toHaveValue('WINTER')
  },
}
