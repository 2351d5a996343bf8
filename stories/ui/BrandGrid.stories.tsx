import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandGrid } from '../../ui/BrandGrid/BrandGrid.tsx'
import { spec } from '../spec.ts'
import { brands } from './slides.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/BrandGrid',
  component: BrandGrid,
  args: { label: 'Restaurants near you', brands },
  parameters: {
    ...usage({
      use: ['To show all restaurants'],
      avoid: ['When there is space for a few: use `BrandSlider`', 'When their locations matter: use `Map`'],
      do: ['Put the ones that people look for first', 'Give each tile the same kind of second line'],
      dont: ['Load more by scrolling: people could not reach what follows'],
    }),
    ...spec('LOC-01'),
  },
} satisfies Meta<typeof BrandGrid>
export default meta

type Story = StoryObj<typeof meta>

/** A few restaurants, without a button for more. */
export const Few: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Osteria Fiammetta/ })).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** One restaurant, with a tile of the usual width. */
export const Single: Story = { args: { brands: brands.slice(0, 1) } }

const many = Array.from({ length: 9 }, (_, round) => brands.map((brand) => ({ ...brand, id: `${round} ${brand.id}` })))
  .flat()
  .slice(0, 60)

/** Many: the first 24, then more on request; the number shown is announced. */
export const Many: Story = {
  args: { brands: many },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
    const more = canvas.getByRole('button', { name: 'Show more' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('48 of 60')).toHaveRole('status')
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60)
    await expect(more).not.toBeInTheDocument()
    await expect(canvas.getByText('60 of 60')).toHaveFocus()
  },
}
