import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Image } from '../../ui/Image/Image.tsx'
import { SortableTiles, type SortableTilesProps } from '../../ui/SortableTiles/SortableTiles.tsx'
import { usage } from './usage.ts'

const pictures = ['harbor', 'fiammetta', 'kumo', 'marguerite'] as const

const meta = {
  title: 'UI/SortableTiles',
  component: SortableTiles,
  args: {
    label: 'Gallery',
    tiles: pictures.map((id) => ({ id, content: <Image src={`/pictures/${id}-hero.svg`} alt={id} ratio="photo" /> })),
    onMove: fn<(id: string, index: number) => void>(),
  },
  parameters: usage({
    use: ['For pictures whose order people choose'],
    avoid: ['`Table` for rows with a sort'],
    do: ['Put buttons into each tile that move it too'],
    dont: ['Save an order that nobody confirmed'],
  }),
} satisfies Meta<SortableTilesProps>
export default meta

type Story = StoryObj<SortableTilesProps>

/** A dragged tile takes the position of the one below it. */
export const Draggable: Story = {
  play: async ({ args, canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem')
    if (!first || !third) throw new Error('no tiles')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(third, { dataTransfer })
    await fireEvent.dragOver(first, { dataTransfer })
    await waitFor(() => expect(first).toHaveAttribute('data-over'))
    await fireEvent.drop(first, { dataTransfer })
    await expect(args.onMove).toHaveBeenCalledWith('kumo', 0)
    await waitFor(() => expect(first).not.toHaveAttribute('data-over'))
  },
}

/** The order cannot be changed. */
export const Fixed: Story = { args: { onMove: null } }
