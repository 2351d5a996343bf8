import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PurchaseScreen } from '../../features/store/PurchaseScreen.tsx'
import { purchaseVariants } from '../../features/store/examples/states.ts'
import { spec } from '../spec.ts'
import { purchaseScreenMeta } from './purchaseScreenMeta.tsx'

const meta = {
  ...purchaseScreenMeta,
  title: 'Screens/Store/Amounts',
  args: { ...purchaseScreenMeta.args, state: purchaseVariants.openAmountBonusPerSpend },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Shows this error, and cannot be paid. */
const complains =
  (message: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Or type your own amount')).toHaveAccessibleDescription(message)
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled()
    await expect(canvas.getByText('Enter another amount')).toBeVisible()
  }

/** $20 more for each $100. */
export const OpenAmount__BonusPerSpend: Story = { parameters: { ...spec('PUR-10') } }

/** Gift cards of any amount: the buyer's bonus is no part of what the friend gets. */
export const OpenAmount__OfGiftCards: Story = {
  args: { state: purchaseVariants.openAmountOfGiftCards },
  parameters: { ...spec('PUR-04', 'LAW-07') },
}

/** $15 off each $100, which is also the minimum: the preset below it is not offered, and the second is preselected. */
export const OpenAmount__DiscountPerSpend: Story = {
  args: { state: purchaseVariants.openAmountDiscountPerSpend },
  parameters: { ...spec('PUR-04', 'PUR-09', 'PUR-10') },
}

/** 12.5% off, to the cent. */
export const OpenAmount__DiscountPercent: Story = {
  args: { state: purchaseVariants.openAmountDiscountPercent },
  parameters: { ...spec('PUR-10') },
}

/** The restaurant has no presets: the field is empty, and the disabled button has its reason beside it. */
export const OpenAmount__WithoutPresets: Story = {
  args: { state: purchaseVariants.openAmountWithoutPresets },
  parameters: { ...spec('PUR-04', 'PUR-11') },
}

/** The calculator's amount and its quote. */
export const OpenAmount__OfCalculator: Story = {
  args: { state: purchaseVariants.openAmountOfCalculator },
  parameters: { ...spec('PUR-04', 'CAL-02') },
}

/** While the buyer types, the button and the note name the typed amount, as the card does. The button stands below the field. */
export const OpenAmount__Typing: Story = {
  args: { state: purchaseVariants.openAmountTyping },
  parameters: { ...spec('PUR-08', 'PUR-11') },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Or type your own amount')
    await expect(field).toHaveValue('75')
    field.focus()
    const button = canvas.getByRole('button', { name: 'Pay $75' })
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top)
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).not.toBeChecked()
    await expect(canvas.getByText(/^You get/)).toHaveTextContent('You get $90')
    await expect(button).toBeEnabled()
  },
}

/** While the buyer types an amount that cannot be paid, no error is shown yet, and the button is disabled. */
export const OpenAmount__TypingTooLittle: Story = {
  args: { state: purchaseVariants.openAmountTypingTooLittle },
  parameters: { ...spec('PUR-08', 'PUR-11') },
}

/** A corrected amount: the error disappears at once, and the button pays the typed amount. */
export const OpenAmount__Corrected: Story = {
  args: { state: purchaseVariants.openAmountCorrected },
  parameters: { ...spec('PUR-09', 'PUR-11') },
}

/** The field was emptied. */
export const OpenAmount__Emptied: Story = { args: { state: purchaseVariants.openAmountEmptied }, parameters: { ...spec('PUR-11') } }

/** The text is no amount. */
export const OpenAmount__Invalid: Story = {
  args: { state: purchaseVariants.openAmountInvalid },
  parameters: { ...spec('PUR-09', 'PUR-11') },
  play: complains('Invalid character'),
}

/** Below the restaurant's minimum. */
export const OpenAmount__TooLittle: Story = { args: { state: purchaseVariants.openAmountTooLittle }, parameters: { ...spec('PUR-09') } }

/** Below the minimum of an account. */
export const OpenAmount__TooLittlePerSpend: Story = {
  args: { state: purchaseVariants.openAmountTooLittlePerSpend },
  parameters: { ...spec('PUR-09') },
}

/** Above the maximum of an account. */
export const OpenAmount__TooMuch: Story = { args: { state: purchaseVariants.openAmountTooMuch }, parameters: { ...spec('PUR-09') } }

/** Above the most that can be added to an account. */
export const OpenAmount__TooMuchCredit: Story = {
  args: { state: purchaseVariants.openAmountTooMuchCredit },
  parameters: { ...spec('PUR-09') },
}

/** The amount is being sent: nothing can be changed or sent again. */
export const OpenAmount__Sending: Story = {
  args: { state: purchaseVariants.openAmountSending },
  parameters: { ...spec('PUR-11', 'NET-08') },
}

/** The server refused: its message is shown, and the button works again. */
export const OpenAmount__Refused: Story = { args: { state: purchaseVariants.openAmountRefused }, parameters: { ...spec('PUR-11') } }
