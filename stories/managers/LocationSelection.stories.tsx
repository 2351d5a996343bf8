import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LocationSelectionScreen } from '../../features/managers/LocationSelectionScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { locations, manyLocations } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'

const found = locations.slice(0, 4)

const meta = {
  title: 'Screens/Managers/Location selection',
  component: LocationSelectionScreen,
  decorators: [inManagersFrame],
  args: {
    search: { q: 'harb' },
    text: 'harb',
    onText: fn(),
    locations: ready(found),
    recent: [],
    hrefOf: ({ id }) => `#${id}`,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('MGR-03') },
} satisfies Meta<typeof LocationSelectionScreen>
export default meta

type Story = StoryObj<typeof meta>

const nothingTyped = { search: { q: '' }, text: '', locations: loading }

/** Nothing is typed yet: what can be done here. */
export const Start: Story = { args: nothingTyped }

/** The locations that were chosen last on this device. */
export const Start__Recent: Story = { args: { ...nothingTyped, recent: locations.slice(0, 5) } }

/** Too little is typed to search for. */
export const Start__TooShort: Story = { args: { ...nothingTyped, text: 'ha' } }

/** The first search. */
export const Loading: Story = { args: { locations: loading } }

/** The results; their number is announced. */
export const Ready: Story = {
  parameters: { ...spec('MGR-16') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 locations found')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /^Harbor & Rye, Portland/ })).toHaveAttribute('href', '#700')
  },
}

/** A new search: the old rows stay, and are not announced as its result. */
export const Ready__Refreshing: Story = {
  args: { text: 'harbor', search: { q: 'harbor' }, locations: ready(found, { refreshing: true }) },
  parameters: { ...spec('MGR-16') },
}

/** Nothing has this name. */
export const Ready__None: Story = { args: { locations: ready([]) } }

/** Ten thousand: the first hundred, and how to find the others. */
export const Ready__Many: Story = { args: { locations: ready(manyLocations) } }

/** The search failed. */
export const Failed: Story = {
  args: { locations: failedToLoad({ kind: 'server' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch locations. Please try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
