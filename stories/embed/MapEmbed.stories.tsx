import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { MapScreen } from '../../features/map/MapScreen.tsx'
import { mapStates, mapVariants } from '../../features/map/examples/states.ts'
import { sandboxMapStyle } from '../../mocks/map/styleUrl.ts'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Embed/Map',
  component: MapScreen,
  args: { map: mapStates.ready, passOnly: false, styleUrl: sandboxMapStyle, onRetry: fn() },
  parameters: { layout: 'fullscreen', controls: { include: ['map', 'passOnly'] }, ...spec('PUB-03') },
} satisfies Meta<typeof MapScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { map: mapStates.loading } }

/** A long wait, with a retry. */
export const Loading__Long: Story = { args: { map: mapStates.loading, onTryAgain: fn() }, parameters: { ...spec('NET-07') } }

export const Failed: Story = { args: { map: mapStates.failed }, parameters: { ...spec('NET-05', 'NET-07') } }

export const Failed__Offline: Story = { args: { map: mapVariants.failedOffline }, parameters: { ...spec('NET-07') } }

/** With the server's reason. */
export const Failed__Refused: Story = { args: { map: mapVariants.failedRefused }, parameters: { ...spec('NET-06') } }

/** All restaurants in one list and on the map. One has no pictures and no address. */
export const Ready: Story = {
  parameters: { ...spec('LOC-01') },
  play: async ({ canvas, userEvent }) => {
    // So few are no argument: the title says where they are.
    await expect(canvas.getByRole('heading', { name: 'Restaurants in Austin' })).toBeVisible()
    const rows = within(canvas.getByRole('list', { name: 'Restaurants' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(9)
    await expect(rows.at(-1)).toHaveTextContent('The Corner TableAddress to follow')
    await canvas.findByRole('button', { name: 'Kumo Ramen' })
    await userEvent.click(canvas.getByRole('button', { name: 'Kumo Ramen Ramen 1100 East 5th Street, Austin' }))
    await expect(canvas.getByRole('button', { name: 'Kumo Ramen' })).toHaveAttribute('aria-pressed', 'true')
    // The way there is in the row and on the map.
    await expect(canvas.getAllByRole('link', { name: /^Directions to Kumo Ramen/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('destination=1100+East+5th+Street'),
    )
    // Pins with the same name differ by their addresses.
    const map = within(canvas.getByRole('group', { name: 'Restaurants: map' }))
    await expect(map.getByRole('button', { name: 'Osteria Fiammetta, 410 Congress Avenue, Austin' })).toBeVisible()
    await expect(map.getByRole('button', { name: 'Osteria Fiammetta, 3100 Burnet Road, Austin' })).toBeVisible()
  },
}

/** The visitor's place is known: each row has its distance. */
export const Ready__Near: Story = {
  args: { visitor: { latitude: 30.2629, longitude: -97.7263, isAsked: true }, near: { status: 'offered', onAsk: fn() } },
  parameters: { ...spec('LOC-01') },
}

/** The browser can be asked for the visitor's place. */
export const Ready__NearMe: Story = {
  args: { near: { status: 'offered', onAsk: fn() } },
  parameters: { ...spec('LOC-01') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }))
    await expect(args.near?.onAsk).toHaveBeenCalledOnce()
  },
}

/** It does not say it: a street or a town is searched for. */
export const Ready__NearRefused: Story = { args: { near: { status: 'refused', onAsk: fn() } } }

/** A deployment without a map: the list does everything. */
export const Ready__WithoutMap: Story = {
  args: { styleUrl: null },
  parameters: { ...spec('LOC-01') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Restaurants: map' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Kumo Ramen Ramen 1100 East 5th Street, Austin' }))
    await expect(canvas.getByRole('link', { name: /^Directions to Kumo Ramen/ })).toBeVisible()
    await userEvent.click(within(canvas.getByRole('group', { name: 'Cuisine' })).getByRole('button', { name: 'Ramen' }))
    await expect(await canvas.findByRole('heading', { name: '1 restaurant found' })).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Restaurants' })).getAllByRole('listitem')).toHaveLength(1)
  },
}

/** Only restaurants that accept the dining pass. */
export const Ready__Pass: Story = { args: { passOnly: true }, parameters: { ...spec('LOC-01') } }

/** There are no restaurants yet. */
export const Ready__Empty: Story = { args: { map: mapVariants.readyEmpty } }

/** No restaurant accepts the pass. */
export const Ready__EmptyOfPass: Story = { args: { map: mapVariants.readyWithoutAddresses, passOnly: true } }

/** One restaurant with one location. */
export const Ready__Single: Story = { args: { map: mapVariants.readySingle } }

/** A restaurant without an address: the map is empty, but the list has it. */
export const Ready__WithoutAddresses: Story = { args: { map: mapVariants.readyWithoutAddresses } }

/** Two thousand restaurants, with a search; only the visible ones are in the page. */
export const Ready__Many: Story = {
  args: { map: mapVariants.readyMany },
  parameters: { ...spec('LOC-01') },
  play: async ({ canvas, userEvent }) => {
    const places = () => canvas.queryAllByRole('list', { name: 'Restaurants' }).flatMap((list) => within(list).queryAllByRole('listitem'))
    await waitFor(() => expect(places()[0]).toHaveAttribute('aria-setsize', '2000'))
    await expect(places().length).toBeLessThan(40)
    const search = canvas.getByLabelText('Find a restaurant')
    await userEvent.type(search, 'nopal 717')
    await expect(await canvas.findByRole('heading', { name: '1 restaurant found' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 restaurant found')
    await expect(canvas.getByRole('button', { name: 'Casa Nopal 717 Mexican 816 Main Street' })).toBeVisible()
    await userEvent.type(search, ' at sea')
    await expect(await canvas.findAllByText('No restaurant, street or town here matches “nopal 717 at sea”.')).toContain(
      canvas.getByRole('status'),
    )
    await userEvent.clear(search)
    await expect(await canvas.findByRole('heading', { name: '2000 restaurants' })).toBeVisible()
  },
}
