import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { nearbyStates, nearbyVariants } from '../../features/brands/examples/nearby.ts'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Business/Brand carousel',
  component: BrandCarousel,
  args: { nearby: nearbyStates.ready },
  parameters: { controls: { include: ['nearby'] }, ...spec('CAR-01', 'PUB-02') },
} satisfies Meta<typeof BrandCarousel>
export default meta

type Story = StoryObj<typeof meta>

/** The visitor's location is being looked up; placeholders reserve the space. */
export const Loading: Story = { args: { nearby: nearbyStates.loading } }

/** The lookup failed: the default restaurants are shown, without an error that the visitor could not act on. */
export const Failed: Story = { args: { nearby: nearbyStates.failed } }

/** Restaurants near the visitor by rank, each with its distance; those too far away are left out. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Restaurants near you' })
    await expect(region).toBeVisible()
    const shown = within(region)
      .getAllByText(/ miles$/)
      .map(({ textContent }) => textContent)
    await expect(shown).toEqual(['0.3', '1.2', '3.2', '3.8', '17.1', '73.6', '95.4', '146'].map((miles) => `${miles} miles`))
    await expect(canvas.queryByText('Two Hundred Miles Off')).toBeNull()
  },
}

/** Only one restaurant is near: the default list fills the rest. */
export const Ready__Few: Story = { args: { nearby: nearbyVariants.readyFew } }

/** A restaurant without a name has a picture, a logo and a distance. */
export const Ready__Unnamed: Story = { args: { nearby: nearbyVariants.readyUnnamed } }

/** Forty are near; 25 are shown. */
export const Ready__Crowded: Story = { args: { nearby: nearbyVariants.readyCrowded } }

/** The visitor's location is unknown: restaurants near the default location are shown, without distances. */
export const Ready__Nobody: Story = { args: { nearby: nearbyVariants.readyNobody } }
