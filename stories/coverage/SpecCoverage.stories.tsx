import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { requirements } from './requirements.ts'
import { sources } from './sources.ts'
import { SpecCoverage } from './SpecCoverage.tsx'

const meta = {
  title: 'Spec coverage/Every row',
  component: SpecCoverage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { sources },
} satisfies Meta<typeof SpecCoverage>

export default meta

type Story = StoryObj<typeof meta>

/** Every row of the specification, read from the sources of the stories and tests that stand now. */
export const EveryRow: Story = {
  name: 'Every row',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(requirements.length)
    await expect(canvas.queryByText('Not shown')).not.toBeInTheDocument()
  },
}
