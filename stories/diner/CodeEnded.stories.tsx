import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeEnded as CodeEndedScreen } from '../../features/diner/screens/CodeEnded.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Diner/Code ended',
  component: CodeEndedScreen,
  args: { receiptHref: null, returnUrl: null, doneHref: '#done', refused: null },
  parameters: { layout: 'fullscreen', ...spec('DIN-06') },
} satisfies Meta<typeof CodeEndedScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The visit of the table is over: whoever still has its address sees no bill. */
export const CodeEnded: Story = {}

/** The guest has paid in that visit, and comes back: their own receipt stays theirs. */
export const CodeEnded__Paid: Story = { args: { receiptHref: '#receipt' } }

/** The guest has pressed Pay meanwhile. */
export const CodeEnded__Refused: Story = { args: { refused: 'This bill is paid.' } }

/** The guest came from an order. */
export const CodeEnded__Returning: Story = { args: { returnUrl: 'https://order.example/table/12' } }
