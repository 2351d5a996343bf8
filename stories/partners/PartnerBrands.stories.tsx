import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BrandsScreen } from '../../features/partners/brands/BrandsScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { brands, emptyProject, largeProject, project, ternBrands } from '../../mocks/examples/partners/states.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'
import { says } from '../plays.ts'

const everything = { project: 'harbor-rye', q: '', page: 1, sort: '', show: '' }

const meta = {
  title: 'Screens/Partners brands',
  component: BrandsScreen,
  decorators: [inPartnerFrame('brands')],
  args: {
    brands: ready(brands),
    project,
    search: everything,
    text: '',
    onText: fn(),
    onSearch: fn(),
    hrefOf: (id) => `#${id}`,
    pageHref: (page) => `#page-${page}`,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-05') },
} satisfies Meta<typeof BrandsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first read. */
export const Loading: Story = { args: { brands: loading } }

/** What is missing of each, and whether its popup is verified. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Lark & Loaf/ })).toHaveTextContent('Popup not verified')
    await expect(canvas.getByRole('row', { name: /Harbor & Rye/ })).toHaveTextContent('Seafood, Date night, Outdoor seating')
  },
}

/** Some of them are of others. */
export const Ready__SomeViewOnly: Story = {
  args: { project: largeProject, brands: ready(ternBrands), search: { ...everything, sort: '-locations' } },
  parameters: { ...spec('PRT-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/View only/)).toHaveLength(5)
  },
}

/** No brand is set up. */
export const Ready__None: Story = { args: { project: emptyProject, brands: ready([]) } }

/** A search for a tag. */
export const Ready__Searched: Story = {
  args: { text: 'seafood', search: { ...everything, q: 'seafood' } },
  parameters: { ...spec('PRT-13') },
  play: says('1 brand found'),
}

/** Read again: the rows stay. */
export const Ready__Refreshing: Story = { args: { brands: ready(brands, { refreshing: true }) } }

/** They could not be read again. */
export const Ready__Stale: Story = { args: { brands: ready(brands, { staleCause: { kind: 'server' } }) } }

/** They could not be read. */
export const Failed: Story = { args: { brands: failedToLoad({ kind: 'offline' }) } }
