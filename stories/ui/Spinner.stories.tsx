import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner, spinnerSizes } from '../../ui/Spinner/Spinner.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  args: { label: 'Looking for your offer' },
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
  parameters: usage({
    use: ['For a wait of unknown length in a part of the page'],
    avoid: [
      '`Button` with `pending` for the wait after a press',
      '`Skeleton` where the shape is known',
      '`ProgressBar` where the end is known',
    ],
    do: ['Say what is awaited'],
    dont: ['Have two on a screen'],
  }),
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

/** Screen readers announce what loads. */
export const Silent: Story = {}

/** Alone on a screen, with a visible label. */
export const WithText: Story = { args: { showLabel: true, size: 'lg' } }
