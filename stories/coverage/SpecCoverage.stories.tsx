import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pictureGlobals } from '../boards/viewInAddress.ts'
import { requirements } from './requirements.ts'
import { SpecCoverage } from './SpecCoverage.tsx'

const meta = {
  title: 'Spec coverage/Every row',
  component: SpecCoverage,
  tags: ['!autodocs'],
  args: { globals: {} },
  render: (_, { globals }) => <SpecCoverage globals={{ ...pictureGlobals(globals), enterprise: String(globals['enterprise']) }} />,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpecCoverage>

export default meta

type Story = StoryObj<typeof meta>

/** Every row of the specification, with the stories and tests that stand now. */
export const EveryRow: Story = {
  name: 'Every row',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, { timeout: 20_000 })
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(requirements.length)
    const unproven = canvas.queryAllByText('Not proven').map((mark) => mark.closest('tr')?.id)
    await expect(unproven).toEqual([])
  },
}
