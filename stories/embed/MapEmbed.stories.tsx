import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { MapScreen } from '../../features/map/MapScreen.tsx'
import { mapStates, mapVariants } from '../../mocks/fixtures/mapStates.ts'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Map embed',
  component: MapScreen,
  args: { map: mapStates.ready, passOnly: false, styleUrl: null, onRetry: fn() },
  parameters: { layout: 'fullscreen', controls: { include: ['map', 'passOnly'] }, ...spec('PUB-03') },
} satisfies Meta<typeof MapScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The restaurants are being read. */
export const Loading: Story = { args: { map: mapStates.loading } }

/** It takes long: that is said, with a way to try again. */
export const Loading__Long: Story = {
  args: { map: mapStates.loading, onTryAgain: fn() },
  parameters: { ...spec('NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

/** The restaurants could not be read. */
export const Failed: Story = {
  args: { map: mapStates.failed },
  parameters: { ...spec('NET-05', 'NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the restaurants')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The visitor is offline. */
export const Failed__Offline: Story = { args: { map: mapVariants.failedOffline }, parameters: { ...spec('NET-07') } }

/** The server says why not. */
export const Failed__Refused: Story = {
  args: { map: mapVariants.failedRefused },
  parameters: { ...spec('NET-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The map is closed for today.')).toBeVisible()
  },
}

/** Every restaurant: on the map, in the list beside it, and a tile for each; one has no pictures and no address yet. */
export const Ready: Story = {
  parameters: { ...spec('LOC-01') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '7 restaurants in 8 places' })).toBeVisible()
    const tiles = canvas.getByRole('list', { name: 'Every restaurant' })
    await expect(within(tiles).getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Kumo Ramen 1100 East 5th Street, Austin' }))
    await expect(canvas.getByRole('button', { name: 'Kumo Ramen' })).toHaveAttribute('aria-pressed', 'true')
    // Two pins of one name are told apart by their addresses.
    const map = within(canvas.getByRole('group', { name: 'Restaurants by place: map' }))
    await expect(map.getByRole('button', { name: 'Osteria Fiammetta, 410 Congress Avenue, Austin' })).toBeVisible()
    await expect(map.getByRole('button', { name: 'Osteria Fiammetta, 3100 Burnet Road, Austin' })).toBeVisible()
  },
}

/** Only those where the dining pass is taken, and words for it. */
export const Ready__Pass: Story = {
  args: { passOnly: true },
  parameters: { ...spec('LOC-01') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Where your pass is taken')
    await expect(canvas.getByRole('heading', { name: '4 restaurants in 5 places take your dining pass' })).toBeVisible()
    await expect(canvas.queryByText('Casa Nopal')).not.toBeInTheDocument()
  },
}

/** There are no restaurants yet. */
export const Ready__Empty: Story = { args: { map: mapVariants.readyEmpty } }

/** There are restaurants, and none takes the pass. */
export const Ready__EmptyOfPass: Story = {
  args: { map: mapVariants.readyWithoutAddresses, passOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No restaurant takes the pass yet' })).toBeVisible()
  },
}

/** A single restaurant in a single place. */
export const Ready__Single: Story = { args: { map: mapVariants.readySingle } }

/** A restaurant that has no address yet: the map is empty, the tile is there. */
export const Ready__WithoutAddresses: Story = {
  args: { map: mapVariants.readyWithoutAddresses },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Their addresses follow soon.')).toBeVisible()
    await expect(canvas.getByText('The Corner Table')).toBeVisible()
  },
}

/** Two thousand restaurants can be searched; what is not in sight is not in the page. */
export const Ready__Many: Story = {
  args: { map: mapVariants.readyMany },
  parameters: { ...spec('LOC-01') },
  play: async ({ canvas, userEvent }) => {
    const places = () =>
      canvas.queryAllByRole('list', { name: 'Restaurants by place' }).flatMap((list) => within(list).queryAllByRole('listitem'))
    await waitFor(() => expect(places()[0]).toHaveAttribute('aria-setsize', '2000'))
    await expect(places().length).toBeLessThan(40)
    const search = canvas.getByLabelText('Find a restaurant')
    await userEvent.type(search, 'nopal 717')
    await expect(await canvas.findByRole('heading', { name: '1 restaurant in 1 place' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 restaurant in 1 place')
    await expect(canvas.getByRole('button', { name: 'Casa Nopal 717 816 Main Street' })).toBeVisible()
    await userEvent.type(search, ' at sea')
    await expect(await canvas.findAllByText('Nothing is called “nopal 717 at sea”, and nothing is there.')).toContain(
      canvas.getByRole('status'),
    )
    await userEvent.clear(search)
    await expect(await canvas.findByRole('heading', { name: '2000 restaurants in 2000 places' })).toBeVisible()
  },
}
