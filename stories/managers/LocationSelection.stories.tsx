import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LocationSelectionScreen } from '../../features/managers/LocationSelectionScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { locations, manyLocations } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { presses } from '../plays.ts'

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

const nothingTyped = { search: { q: '' }, text: '', locations: ready(locations) }

/** A manager who has chosen none yet: every location, and what it is chosen for. */
export const Start: Story = {
  args: nothingTyped,
  play: async ({ canvas }) => {
    for (const hint of [/^View the activity/, /^Review recent/, /^Help a guest/]) await expect(canvas.getByText(hint)).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Your locations' })).getAllByRole('link')).toHaveLength(locations.length)
  },
}

/** The location that was used last on this device comes first, and is one press away. */
export const Start__LastUsed: Story = {
  args: { ...nothingTyped, recent: locations.slice(5, 8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue at Lark & Loaf, Portland' })).toHaveAttribute('href', '#705')
    const others = within(canvas.getByRole('list', { name: 'Your other locations' })).getAllByRole('link')
    await expect(others).toHaveLength(locations.length - 1)
  },
}

/** The locations that the device has saved show while the others load. */
export const Start__Loading: Story = { args: { ...nothingTyped, locations: loading, recent: locations.slice(5, 8) } }

/** A manager without a location. */
export const Start__None: Story = { args: { ...nothingTyped, locations: ready([]) } }

/** Too little is typed to search for. */
export const Start__TooShort: Story = { args: { ...nothingTyped, text: 'ha', recent: locations.slice(5, 8) } }

/** The first search. */
export const Loading: Story = { args: { locations: loading } }

/** The results; their number is announced. */
export const Ready: Story = { parameters: { ...spec('MGR-16') } }

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
export const Failed: Story = { args: { locations: failedToLoad({ kind: 'server' }) }, play: presses('Try again', 'onRetry') }
