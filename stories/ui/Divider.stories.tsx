import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '../../ui/Divider/Divider.tsx'

const meta = { title: 'UI/Divider', component: Divider } satisfies Meta<typeof Divider>
export default meta

type Story = StoryObj<typeof meta>

/** Between two parts. */
export const Plain: Story = {}

/** Between two ways of doing the same. */
export const WithLabel: Story = { args: { label: 'or' } }
