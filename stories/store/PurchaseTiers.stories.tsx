import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { PurchaseScreen } from '../../features/store/PurchaseScreen.tsx'
import { purchaseVariants } from '../../features/store/examples/states.ts'
import { contrastOf } from '../../ui/ColourBand/legible.ts'
import { spec } from '../spec.ts'
import { purchaseScreenMeta } from './purchaseScreenMeta.tsx'

const meta = {
  ...purchaseScreenMeta,
  title: 'Screens/Store/Tiers',
  args: { ...purchaseScreenMeta.args, state: purchaseVariants.tiersOfGiftCards },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The link opened the gift cards. The chosen design, and the value of the tier with the focus, stand on the card. */
export const Tiers__OfGiftCards: Story = {
  parameters: { ...spec('PUR-03', 'PUR-05', 'LAW-07') },
  play: async ({ args, canvas, userEvent }) => {
    const card = await canvas.findByRole('group', { name: 'Your gift card' })
    await expect(card).toHaveTextContent('Dinner is on me$50+$5 for you')
    const designs = await canvas.findByRole('radiogroup', { name: 'Choose a design' })
    within(designs).getByRole('radio', { name: 'Dinner' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ design: 'thanks' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ design: 'birthday' })
    await expect(canvas.getByRole('radio', { name: 'Birthday' })).toBeChecked()
    const tier = canvas.getByRole('link', { name: 'Pay $100 Get $115 Best value $100 gift + $15 for you' })
    tier.focus()
    await waitFor(() => expect(card).toHaveTextContent('Happy birthday$100+$15 for you'))
    await expect(tier).toHaveAttribute('href', expect.stringMatching(/&design=birthday$/))
  },
}

/** A host for giving has its own headline, and opens the gift cards. */
export const Tiers__ToGive: Story = { args: { state: purchaseVariants.tiersToGive }, parameters: { ...spec('ENT-06') } }

/** A host for the pass has its own headline, and links to the restaurants that accept the pass. */
export const Tiers__OfPass: Story = { args: { state: purchaseVariants.tiersOfPass }, parameters: { ...spec('ENT-06') } }

/** The tier nearest to the calculator's amount, and not above it, comes first. */
export const Tiers__OfCalculator: Story = {
  args: { state: purchaseVariants.tiersOfCalculator },
  parameters: { ...spec('PUR-03', 'CAL-02') },
}

/** The restaurant sells no gift cards, so there are no tabs. */
export const Tiers__WithoutGiftCards: Story = { args: { state: purchaseVariants.tiersWithoutGiftCards }, parameters: { ...spec('PUR-05') } }

/** The restaurant sells only gift cards. */
export const Tiers__OnlyGiftCards: Story = { args: { state: purchaseVariants.tiersOnlyGiftCards }, parameters: { ...spec('PUR-05') } }

/** A single tier. The footer leads to the subscription that a buyer may have. */
export const Tiers__Single: Story = { args: { state: purchaseVariants.tiersSingle }, parameters: { ...spec('PUR-03', 'SUB-03') } }

/** Twenty tiers. */
export const Tiers__Twenty: Story = { args: { state: purchaseVariants.tiersTwenty }, parameters: { ...spec('PUR-03') } }

/** A tier without a gain has no badge. */
export const Tiers__WithoutGain: Story = { args: { state: purchaseVariants.tiersWithoutGain }, parameters: { ...spec('PUR-03') } }

/**
 * A promotion on its last day, in the restaurant's colours. The links carry the promo code on. A price that was computed from the buyer's
 * data says so beside it, in the words of the law.
 */
export const Tiers__WithPromotion: Story = {
  args: { state: purchaseVariants.tiersWithPromotion },
  parameters: { ...spec('PUR-03', 'PUR-06', 'PUR-07', 'LAW-09') },
  play: async ({ args, canvas, userEvent }) => {
    const [ordinary, personal] = canvas.getAllByRole('listitem').filter((each) => within(each).queryByRole('link', { name: /^Pay/ }))
    await expect(personal).toHaveTextContent(/THIS PRICE WAS SET BY AN ALGORITHM USING YOUR PERSONAL DATA$/)
    await expect(ordinary).not.toHaveTextContent('ALGORITHM')
    await expect(canvas.getByText('Until April 30, 2027')).toBeVisible()
    await expect(canvas.getByText(/^One bonus for each guest\./).querySelectorAll('br')).toHaveLength(1)
    await expect(canvas.getByText(/^usually \$60/)).toBeVisible()
    const code = canvas.getByLabelText('Promo code')
    await expect(code).toHaveValue('SPRING10')
    await userEvent.clear(code)
    await userEvent.type(code, 'FEAST')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ promoCode: 'FEAST' })
    await expect(canvas.getByRole('link', { name: /^Pay \$50/ })).toHaveAttribute('href', '#checkout?ico_id=spring-50&code=FEAST')
  },
}

/** The promotion ended yesterday and is not shown. */
export const Tiers__PromotionEnded: Story = {
  args: { state: purchaseVariants.tiersWithPromotion, today: { begun: '2027-05-01' } },
  parameters: { ...spec('PUR-06') },
}

const hexOf = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

/** White on yellow was configured; the shown colours are legible. */
export const Tiers__LowContrast: Story = {
  args: { state: purchaseVariants.tiersLowContrast },
  parameters: { ...spec('PUR-07') },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Sunshine brunch' })
    const ground = heading.parentElement ?? heading
    await expect(hexOf(getComputedStyle(ground).backgroundColor)).toBe('#ffe600')
    await expect(contrastOf('#ffe600', hexOf(getComputedStyle(heading).color))).toBeGreaterThanOrEqual(4.5)
  },
}

/** Long names, long labels, large amounts with cents. */
export const Tiers__LongWords: Story = { args: { state: purchaseVariants.tiersLongWords }, parameters: { ...spec('PUR-06') } }
