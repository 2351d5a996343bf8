import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LocationsScreen } from '../../features/partners/locations/LocationsScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { emptyProject, largeProject, locations, manyLocations, project } from '../../mocks/examples/partners/states.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'
import { presses } from '../plays.ts'

const everything = { project: 'harbor-rye', q: '', page: 1, sort: '', brand: '', show: '' }
const many = { project: largeProject, locations: ready(manyLocations) }

const meta = {
  title: 'Screens/Partners/Locations',
  component: LocationsScreen,
  decorators: [inPartnerFrame('locations')],
  args: {
    locations: ready(locations),
    project,
    search: everything,
    step: { what: 'Add a phone number', item: 'Lark & Loaf, Congress Street', href: '#303-phone' },
    text: '',
    onText: fn(),
    onSearch: fn(),
    hrefOf: (id, field) => (field ? `#${id}-${field}` : `#${id}`),
    pageHref: (page) => `#page-${page}`,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-04') },
} satisfies Meta<typeof LocationsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first read. */
export const Loading: Story = { args: { locations: loading } }

/** The missing parts of each, and whether its POS is connected. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 locations')).toBeVisible()
    // A missing step leads to its field.
    await expect(canvas.getByRole('link', { name: /^Phone \(Add a phone number\)$/ })).toHaveAttribute('href', '#303-phone')
    await expect(canvas.getByRole('row', { name: /Mill Street/ })).toHaveTextContent('POS not connected')
    await expect(canvas.getByRole('link', { name: 'Harbor & Rye, Dock Street' })).toHaveAttribute('href', '#301')
    await expect(canvas.queryByLabelText('Show')).not.toBeInTheDocument()
    // From a row to the search, and back to it.
    const row = canvas.getByRole('link', { name: 'Harbor & Rye, Mill Street' })
    row.focus()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(row).toHaveFocus()
  },
}

/** No location is set up. */
export const Ready__None: Story = { args: { project: emptyProject, locations: ready([]) } }

/** Five hundred, on pages of 25. */
export const Ready__Many: Story = {
  args: many,
  parameters: { ...spec('PRT-13') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Incomplete')
    await expect(args.onSearch).toHaveBeenCalledWith({ show: 'incomplete' })
  },
}

/** The address asks for a search, a filter, an order and a page. */
export const Ready__Searched: Story = {
  args: { ...many, text: 'austin', search: { ...everything, q: 'austin', brand: '201', show: 'editable', sort: '-name' } },
  parameters: { ...spec('PRT-13') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('13 locations found')).toBeVisible()
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Tern, 90 Cedar Street')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ q: '', brand: '', show: '' })
  },
}

/** Nothing fits the search. */
export const Ready__NoneFound: Story = { args: { text: 'oyster', search: { ...everything, q: 'oyster' } } }

/** They could not be read. */
export const Failed: Story = { args: { locations: failedToLoad({ kind: 'server' }) }, play: presses('Try again', 'onRetry') }
