import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { LandingBand } from '../../ui/LandingPage/LandingBand.tsx'
import { LandingPage } from '../../ui/LandingPage/LandingPage.tsx'
import { PayingBill } from '../../ui/Slip/PayingBill.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/LandingPage',
  component: LandingPage,
  args: {
    title: 'Dine with your team, and earn on every table',
    intro: 'One account for lunches, guests and thank-yous.',
    action: <LinkButton href="#prices">See what it costs</LinkButton>,
    children: (
      <>
        <LandingBand title="Friday lunch" text="The whole team at one table." picture={<Illustration moment="success" />} />
        <LandingBand title="A table for every occasion" text="Credit that anyone on the team can spend.">
          <Text>Everyone you name pays from it with their phone. Nobody hands in a receipt.</Text>
        </LandingBand>
        <LandingBand id="prices" title="What it costs" ground="sunken">
          <Text>
            Nothing but the dinner. <TextLink href="#terms">Read the terms</TextLink>
          </Text>
        </LandingBand>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    controls: { include: ['title', 'intro'] },
    ...usage({
      use: ['For a page that people come to from elsewhere, to be told something and won over'],
      avoid: ['`PublicPage` where there is one thing to fill in', '`AppShell` for people who are signed in'],
      do: ['Let its one action lead to what the page is about', 'Let grounds of its parts alternate'],
      dont: ['Repeat the action in every part'],
    }),
  },
} satisfies Meta<typeof LandingPage>
export default meta

type Story = StoryObj<typeof meta>

/** The headline beside its picture, and bands across the window. Tab reaches the action first, then the bands and the footer. */
export const Wide: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dine with your team')
    await expect(canvas.getByRole('region', { name: 'What it costs' })).toHaveAttribute('id', 'prices')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See what it costs' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveFocus()
  },
}

/** On a phone the picture is below the text, and the action is visible without scrolling. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'See what it costs' })).toBeVisible()
  },
}

/** On a tablet the footer has the edge of the bands above it. */
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  async play({ canvas }) {
    const { left } = canvas.getByRole('heading', { name: 'What it costs' }).getBoundingClientRect()
    await expect(canvas.getByText(/^©/).getBoundingClientRect().left).toBeCloseTo(left)
  },
}

/** A bill in place of the picture pays itself: its lines appear, then its payment and what comes back. It moves once. */
export const PaysABill: Story = {
  args: {
    picture: (
      <PayingBill
        title="Lunch for six"
        rows={[
          { label: '6 × Lunch menu', amount: '$132.00' },
          { label: 'Tip', amount: '$26.40' },
        ]}
        sum="$158.40"
        paid="Paid from your team’s balance"
        back={{ label: 'Comes back to it', amount: '$31.68' }}
      />
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Lunch for six' })).toBeVisible()
    for (const motion of document.getAnimations()) if (motion.effect?.getTiming().iterations === 1) motion.finish()
    for (const text of ['$132.00', '$158.40', 'Paid from your team’s balance', '$31.68']) await expect(canvas.getByText(text)).toBeVisible()
  },
}
