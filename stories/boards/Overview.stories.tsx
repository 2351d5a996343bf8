import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { enterprises } from '../../.storybook/enterprises.ts'
import { schemeOf } from '../foundations/schemeOf.ts'
import { Overview } from './Overview.tsx'
import { type View, wholeView } from './OverviewFilters.tsx'
import { loadPictures } from './surfaces.ts'

type Args = View & {
  /** The folder of the surface's stories. */
  readonly folder: string
}

const meta = {
  title: 'Overview/Surfaces',
  tags: ['!autodocs'],
  args: { folder: 'claim', ...wholeView },
  // Rules of hundreds of pictures would take longer than the pictures. The search below is checked.
  globals: { a11y: { manual: true } },
  render: ({ folder, ...view }, { id, name, globals }) => (
    <Overview
      title={`${name}: every state`}
      load={() => loadPictures(folder)}
      view={view}
      storyId={id}
      scheme={schemeOf(globals['scheme'])}
    />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Claim: Story = { tags: ['!test'], args: { folder: 'claim' } }
export const Store: Story = { tags: ['!test'], args: { folder: 'store' } }
export const Checkout: Story = { tags: ['!test'], args: { folder: 'checkout' } }
export const Business: Story = { tags: ['!test'], args: { folder: 'business' } }
export const Embed: Story = { tags: ['!test'], args: { folder: 'embed' } }
export const Payment: Story = { tags: ['!test'], args: { folder: 'payment' } }
export const Uploads: Story = { tags: ['!test'], args: { folder: 'uploads' } }
export const Account: Story = { tags: ['!test'], args: { folder: 'account' } }
export const Managers: Story = { tags: ['!test'], args: { folder: 'managers' } }
export const Partners: Story = { tags: ['!test'], args: { folder: 'partners' } }
export const Diner: Story = { tags: ['!test'], args: { folder: 'diner' } }
export const Gift: Story = { tags: ['!test'], args: { folder: 'gift' } }
export const BulkGifting: Story = { tags: ['!test'], args: { folder: 'bulk-gifting' } }
export const Pos: Story = { name: 'Hosted checkout', tags: ['!test'], args: { folder: 'pos' } }
export const Ambassador: Story = { tags: ['!test'], args: { folder: 'ambassador' } }

/** A search. The overviews differ only in their folder, so this one alone is tested. */
export const Searched: Story = {
  tags: ['!dev'],
  globals: { a11y: { manual: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'CLM-15')
    await canvas.findByText(/^[1-5] of \d+ states /)
    const links = canvas.getAllByRole('link', { name: /^Suspended account, / })
    await expect(links).toHaveLength(enterprises.length)
    await expect(links.at(-1)).toHaveAttribute('href', expect.stringMatching(/suspended-account&globals=.*enterprise:/))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reviewed: Suspended account' }))
    await canvas.findByText(/ · 1 reviewed$/)
  },
}
