import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApiPage } from './ApiPage.tsx'

const meta = {
  title: 'Guides/API',
  component: ApiPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ApiPage>

export default meta

type Story = StoryObj<typeof meta>

/** Every call, searched by a part of its path. */
export const Api: Story = {
  name: 'API',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'claim_offer')
    await expect(await canvas.findByRole('heading', { level: 3, name: 'POST /api/v5/offers/claim_offer' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    await userEvent.click(canvas.getByText('Example answer: a claim'))
    await expect(canvas.getByRole('region', { name: 'Example answer: a claim' })).toHaveTextContent('account_exists')
  },
}
