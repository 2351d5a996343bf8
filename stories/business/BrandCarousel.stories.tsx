import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { nearbyStates, nearbyVariants } from '../../mocks/fixtures/nearbyStates.ts'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Brand carousel',
  component: BrandCarousel,
  args: { nearby: nearbyStates.ready },
  parameters: { controls: { include: ['nearby'] }, ...spec('CAR-01', 'PUB-02') },
} satisfies Meta<typeof BrandCarousel>
export default meta

type Story = StoryObj<typeof meta>

/** The visitor's place is being looked up; what will come has its place already. */
export const Loading: Story = {
  args: { nearby: nearbyStates.loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for restaurants near you')
  },
}

/** The lookup failed: everybody's restaurants are shown, and nothing is said of a failure that nobody can mend. */
export const Failed: Story = {
  args: { nearby: nearbyStates.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Restaurants to dine at' })).toBeVisible()
    await expect(canvas.getByText('Osteria Fiammetta')).toBeVisible()
    await expect(canvas.queryByText(/miles/)).toBeNull()
  },
}

/** Restaurants near the visitor by rank, each with its distance; one that is too far is not among them. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Restaurants near you' })).toBeVisible()
    const shown = canvas.getAllByText(/ miles$/).map(({ textContent }) => textContent)
    await expect(shown).toEqual(['0.3 miles', '1.2 miles', '3.2 miles', '3.8 miles', '17.1 miles', '73.6 miles', '95.4 miles', '146 miles'])
    await expect(canvas.queryByText('Two Hundred Miles Off')).toBeNull()
  },
}

/** A single one is near: the fixed list pads it. */
export const Ready__Few: Story = {
  args: { nearby: nearbyVariants.readyFew },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Corner Table')).toBeVisible()
    await expect(canvas.getAllByText(/ miles$/)).toHaveLength(1)
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(7)
  },
}

/** One has no name: it is shown by its picture and its sign, and how far away it is. */
export const Ready__Unnamed: Story = {
  args: { nearby: nearbyVariants.readyUnnamed },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^0\.3 miles$/)
    await expect([...(first?.querySelectorAll('img') ?? [])].map(({ src }) => new URL(src).pathname)).toEqual([
      '/pictures/harbor-hero.svg',
      '/pictures/harbor-logo.svg',
    ])
  },
}

/** Forty are near, and 25 are shown. */
export const Ready__Crowded: Story = {
  args: { nearby: nearbyVariants.readyCrowded },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Table No\./)).toHaveLength(25)
  },
}

/** Nobody can tell where the visitor is: what is near the default place is shown, without distances. */
export const Ready__Nobody: Story = {
  args: { nearby: nearbyVariants.readyNobody },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kumo Ramen')).toBeVisible()
    await expect(canvas.queryByText(/ miles$/)).toBeNull()
  },
}
