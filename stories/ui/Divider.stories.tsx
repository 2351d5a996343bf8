import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../../ui/Divider/Divider.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Divider',
  component: Divider,
  parameters: {
    ...usage({
      use: ['Between two parts that would else run together', 'With a word between two ways of doing the same'],
      avoid: ['`Section` where the parts have titles', 'Space, from `Stack`, where that is enough'],
      do: ['Keep the word short: "or"'],
      dont: ['Rule off every row: lists have rules of their own'],
    }),
  },
} satisfies Meta<typeof Divider>
export default meta

type Story = StoryObj<typeof meta>

/** Between two parts. */
export const Plain: Story = {}

/** Between two ways of doing the same. */
export const WithLabel: Story = { args: { label: 'or' } }
