import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApiPage } from './ApiPage.tsx'

const meta = {
  title: 'Guides/API',
  component: ApiPage,
  tags: ['!autodocs'],
  // The page of faults leads to a call by its name.
  args: { wanted: '' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ApiPage>

export default meta

type Story = StoryObj<typeof meta>

/** Every call. The story below tests it. */
export const Api: Story = { name: 'API', tags: ['!test'] }

/** Searched by a part of a path: what is answered, what shows it, and what happens when it fails. */
export const Search: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'claim_offer')
    await expect(await canvas.findByRole('heading', { level: 3, name: 'POST /api/v5/offers/claim_offer' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    await userEvent.click(canvas.getByText('Example answer: claimOffer'))
    await expect(await canvas.findByRole('region', { name: 'Example answer: claimOffer' })).toHaveTextContent('account_exists')
    await userEvent.click(canvas.getByText('Schema of the answer'))
    const answer = await canvas.findByRole('region', { name: 'Answer of POST /api/v5/offers/claim_offer' })
    await expect(answer).toHaveTextContent('Whether the offer was spent without being claimed.')
    await userEvent.click(canvas.getByText('If it fails'))
    await expect(await canvas.findByText(/^5xx.+ the page asks GET .+ whether it happened/)).toBeVisible()
    await userEvent.click(canvas.getByText('Used by'))
    const flow = await canvas.findByRole<HTMLAnchorElement>('link', { name: 'Apps/Claim' })
    await expect(flow.href).toContain('/story/apps-claim--')
  },
}
