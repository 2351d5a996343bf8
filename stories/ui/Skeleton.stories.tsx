import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, skeletonShapes } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  args: { shape: 'card' },
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

/** Keeps the place of a card that is on its way. */
export const Card: Story = {}

/** Every shape. */
export const Shapes: Story = {
  render: () => (
    <Stack space="md">
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
}
