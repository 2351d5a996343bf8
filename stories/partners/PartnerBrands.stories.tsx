import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BrandsScreen } from '../../features/partners/brands/BrandsScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { brands, emptyProject, largeProject, project, ternBrands } from '../../mocks/examples/partners/states.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'

const everything = { project: 'harbor-rye', q: '', page: 1, sort: '', show: '' }

const meta = {
  title: 'Screens/Partners/Brands',
  component: BrandsScreen,
  decorators: [inPartnerFrame('brands')],
  args: {
    brands: ready(brands),
    project,
    search: everything,
    step: { what: 'Add a phone number', item: 'Lark & Loaf, Congress Street', href: '#303-phone' },
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

/** The missing parts of each, and whether its popup is verified. */
export const Ready: Story = {}

/** Some of them are of others. */
export const Ready__SomeViewOnly: Story = {
  args: { project: largeProject, brands: ready(ternBrands), search: { ...everything, sort: '-locations' } },
  parameters: { ...spec('PRT-11') },
}

/** No brand is set up. */
export const Ready__None: Story = { args: { project: emptyProject, brands: ready([]) } }

/** They could not be read. */
export const Failed: Story = { args: { brands: failedToLoad({ kind: 'offline' }) } }
