import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, skeletonShapes } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  args: { shape: 'card' },
  argTypes: { shape: { control: 'inline-radio', options: skeletonShapes } },
  parameters: usage({
    use: ['For content whose shape is known, while it loads'],
    avoid: ['`Spinner` where the shape is not known', 'Nothing at all for waits shorter than half a second'],
    do: ['Show as many as will load', 'Announce elsewhere what is awaited'],
    dont: ['Use it for what may be empty'],
  }),
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

/** The placeholder of a loading card. */
export const Card: Story = {}

export const Shapes: Story = {
  render: () => (
    <Stack space="md">
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
}
