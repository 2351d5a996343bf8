import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../../ui/Divider/Divider.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Divider',
  component: Divider,
  parameters: usage({
    use: ['Between two parts that are hard to tell apart', 'With a word between two alternatives'],
    avoid: ['`Section` where the parts have titles', 'Space, from `Stack`, where that is enough'],
    do: ['Keep the word short: "or"'],
    dont: ['Use it between rows: lists have lines'],
  }),
} satisfies Meta<typeof Divider>
export default meta

type Story = StoryObj<typeof meta>

/** Between two sections. */
export const Plain: Story = {}

/** Between two alternatives. */
export const WithLabel: Story = { args: { label: 'or' } }
