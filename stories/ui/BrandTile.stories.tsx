import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BrandTile, brandTileSizes } from '../../ui/BrandTile/BrandTile.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { spec } from '../spec.ts'
import { brands } from './slides.tsx'
import { inWidth } from './inColumn.tsx'
import * as styles from '../../ui/BrandTile/BrandTile.css.ts'
import { styled, usage } from './usage.ts'

const first = {
  id: '1',
  name: 'Osteria Fiammetta',
  hero: '/pictures/fiammetta-hero.svg',
  logo: '/pictures/fiammetta-logo.svg',
  detail: '0.4 miles',
  href: '#fiammetta',
}

const meta = {
  title: 'UI/BrandTile',
  component: BrandTile,
  args: { brand: first },
  argTypes: { size: { control: 'inline-radio', options: brandTileSizes } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] === true ? undefined : 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage({
    use: ['For a restaurant with a picture and a logo'],
    avoid: [
      'When restaurants are read one below the other: use `List`',
      'When the picture is of a dish or a person: use `Image` in a `Card`',
    ],
    do: ['Show it even without pictures', 'Link the whole tile to the restaurant'],
    dont: ['Put words over the picture', 'Make it narrower than a thumb'],
    anatomy: {
      parts: {
        Picture: { at: styled(styles.picture), is: 'A dish or the room; without one its first letter', prop: 'brand' },
        Logo: { at: styled(styles.logo), is: 'On the picture’s edge' },
        Name: { at: styled(styles.name), is: 'The restaurant’s name' },
        Detail: { at: styled(styles.detail), is: 'One fact: how far it is' },
      },
    },
  }),
} satisfies Meta<typeof BrandTile>
export default meta

type Story = StoryObj<typeof meta>

/** Picture, logo and name; the whole tile is a link. */
export const Link: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Osteria Fiammetta 0.4 miles' })).toHaveFocus()
    await expect(canvasElement.querySelector('span :is(div, p)')).toBeNull()
  },
}

/** A small tile with a long name in large text: nothing of it is cut off. */
export const LongName: Story = {
  args: { brand: { ...first, name: 'The Old Fishermen’s Quarter Oyster House & Smokery' }, size: 'sm' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const name = canvas.getByText(/^The Old Fishermen/)
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}

/** Without a link. */
export const Plain: Story = {
  args: { brand: { id: '2', name: 'Kumo Ramen', hero: '/pictures/kumo-hero.svg', logo: '/pictures/kumo-logo.svg' } },
}

/** Without a name: picture and logo. */
export const NoName: Story = {
  args: { brand: { ...first, name: '' } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('link')).toHaveTextContent(/^0\.4 miles$/)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
  },
}

/** Without a name, and no image loads: the tile is not empty. */
export const NoNamePicturesBroken: Story = {
  args: { brand: { ...first, name: '', hero: 'data:,none', logo: 'data:,none' } },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(2))
  },
}

/** In a slider. */
export const Small: Story = { args: { size: 'sm' }, decorators: [inWidth(112)] }

/** Long names, an upright picture, no picture: the tiles of a row have the same height. */
export const All: Story = {
  parameters: { wide: true, ...spec('LOC-01') },
  async play({ canvas, canvasElement }) {
    for (const { name } of brands) await expect(canvas.getByText(name)).toBeVisible()
    const pictures = brands.flatMap(({ hero, logo }) => [hero, logo]).filter((address) => address !== null)
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(pictures.length)
  },
  render: () => (
    <Columns space="md">
      {brands.map((brand) => (
        <BrandTile key={brand.id} brand={brand} />
      ))}
    </Columns>
  ),
}
