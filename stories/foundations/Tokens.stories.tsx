import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { enterprises } from '../../.storybook/enterprises.ts'
import { schemeNames } from '../../themes/scheme.ts'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import { schemeOf } from './schemeOf.ts'
import { TokenDownloads, TokenFinder } from './TokenFinder.tsx'

const meta = {
  title: 'Foundations/Tokens',
  component: TokenFinder,
  args: { scheme: 'light' },
  ...foundation(spec('ENT-02')),
} satisfies Meta<typeof TokenFinder>
export default meta

type Story = StoryObj<typeof meta>

/** Every token of the toolbar’s enterprise and scheme. */
export const Find: Story = { render: (_, { globals }) => <TokenFinder scheme={schemeOf(globals['scheme'])} /> }

/** A search. */
export const Found: Story = {
  ...Find,
  tags: ['!dev', '!autodocs'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Find a token' })
    await userEvent.type(field, 'gutter')
    await expect(canvas.getByText('space.gutter')).toBeVisible()
    await expect(canvas.queryByText('space.md')).toBeNull()
    await userEvent.type(field, ' blue')
    await expect(canvas.getByText(/^No token/)).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.getByText('space.md')).toBeVisible()
  },
}

/** One file for design tools and apps (DTCG, with every enterprise and scheme), and custom properties for other pages. */
export const Download: Story = {
  render: () => <TokenDownloads />,
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'platewell.resolver.json' })
    await expect(link).toHaveAttribute('download', 'platewell.resolver.json')
    await expect(link.getAttribute('href')).toMatch(/^data:application\/json,/)
    await expect(canvas.getAllByRole('link', { name: /\.css$/ })).toHaveLength(enterprises.length * schemeNames.length)
  },
}
