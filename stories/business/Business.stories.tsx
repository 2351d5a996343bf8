import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { CalculatorPlaceholder } from '../../features/calculator/SpendCalculator.tsx'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { calculatorStates } from '../../features/calculator/examples.ts'
import { nearbyStates } from '../../features/brands/examples/nearby.ts'
import { spec } from '../spec.ts'
import { WalkableCalculator } from './WalkableCalculator.tsx'

const ignore = () => {}

const meta = {
  title: 'Screens/Business',
  component: BusinessScreen,
  args: {
    calculator: <WalkableCalculator state={calculatorStates.resting} startHref={() => '#store'} />,
    brands: <BrandCarousel nearby={nearbyStates.ready} />,
    capture: <EmailCaptureForm email="" isThanked={false} submission={idle} onText={ignore} onSubmit={ignore} onAgain={ignore} />,
    giftingHref: '#gifting',
    thirdPartyButton: null,
  },
  parameters: { layout: 'fullscreen', controls: { include: ['thirdPartyButton'] }, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof BusinessScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The whole page. Its main action leads to the calculator; there is no third-party button. */
export const Page: Story = {
  parameters: { ...spec('CAL-01') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'See what you’d earn' })).toHaveAttribute('href', '#calculator-section')
    await expect(canvasElement.querySelector('#calculator-section')).toContainElement(canvas.getByRole('slider'))
    for (const name of ['Friday lunch', 'Guests in town', 'A late night, thanked'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** Before the page's script has loaded: placeholders for the interactive parts. */
export const Page__Placeholder: Story = {
  args: { calculator: <CalculatorPlaceholder href="#store" />, brands: <BrandCarousel nearby={nearbyStates.loading} /> },
}

/** A third party's button, in a frame that runs no script and whose size the page sets. */
export const Page__WithThirdPartyButton: Story = {
  args: { thirdPartyButton: { src: 'data:text/html,<a target="_blank" href="https://partner.example/">Book a private room</a>' } },
  parameters: { ...spec('PUB-05') },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Offer of our partner')
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(document.body).toHaveFocus()
  },
}
