import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Overview } from './Overview.tsx'

const meta = {
  title: 'Overview/Surfaces',
  component: Overview,
  tags: ['!autodocs'],
  args: { folder: 'claim', scheme: 'light' },
  render: ({ folder }, { globals }) => <Overview folder={folder} scheme={String(globals['scheme'])} />,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Overview>

export default meta

type Story = StoryObj<typeof meta>

export const Claim: Story = { tags: ['!test'], args: { folder: 'claim' } }
export const Store: Story = { tags: ['!test'], args: { folder: 'store' } }
export const Checkout: Story = { tags: ['!test'], args: { folder: 'checkout' } }
export const Business: Story = { tags: ['!test'], args: { folder: 'business' } }
export const Embed: Story = { tags: ['!test'], args: { folder: 'embed' } }
export const Payment: Story = { tags: ['!test'], args: { folder: 'payment' } }
export const Managers: Story = { tags: ['!test'], args: { folder: 'managers' } }
export const Lead: Story = { tags: ['!test'], args: { folder: 'lead' } }
export const EmailReview: Story = { tags: ['!test'], args: { folder: 'email-review' } }
export const Partner: Story = { tags: ['!test'], args: { folder: 'partner' } }
export const Redemption: Story = { tags: ['!test'], args: { folder: 'redemption' } }
export const GiftClaim: Story = { tags: ['!test'], args: { folder: 'gift-claim' } }
export const BulkGifting: Story = { tags: ['!test'], args: { folder: 'bulk-gifting' } }
export const Ambassador: Story = { tags: ['!test'], args: { folder: 'ambassador' } }

/** A search. The overviews differ only in their folder, so this one alone is tested. */
export const Searched: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'CLM-15')
    await canvas.findByText(/^[1-5] of \d+ states$/)
    await expect(canvas.getByRole('link', { name: /^Suspended Account/ })).toHaveAttribute(
      'href',
      expect.stringContaining('suspended-account'),
    )
  },
}
