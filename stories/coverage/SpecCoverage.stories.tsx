import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pictureGlobals } from '../boards/viewInAddress.ts'
import { coverageOf } from './coverage.ts'
import { loadCoverage } from './loadCoverage.ts'
import { requirements } from './requirements.ts'
import { storyFileOf } from './storyText.ts'
import { SpecCoverage } from './SpecCoverage.tsx'

const meta = {
  title: 'Spec coverage/Every row',
  component: SpecCoverage,
  tags: ['!autodocs'],
  args: { globals: {}, load: loadCoverage },
  render: ({ load }, { globals }) => (
    <SpecCoverage load={load} globals={{ ...pictureGlobals(globals), enterprise: String(globals['enterprise']) }} />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpecCoverage>

export default meta

type Story = StoryObj<typeof meta>

/** Every row of the specification, with the stories and tests that stand now. `coverage.test.ts` proves that none is missing. */
export const EveryRow: Story = { name: 'Every row', tags: ['!test'] }

/** Rows without a proof, and one with one: a test that loaded every story would be the slowest. */
export const OneProven: Story = {
  tags: ['!dev'],
  args: {
    load: async () =>
      coverageOf(
        [storyFileOf("title: 'Screens/Claim'\nexport const PrevClaimed: Story = { ...spec('CLM-10'), play: async () => {} }")],
        {},
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Screens/Claim · PrevClaimed' })).toHaveAttribute(
      'href',
      './?path=/story/screens-claim--prev-claimed',
    )
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(requirements.length)
    await expect(canvas.getAllByText('Not proven')).toHaveLength(requirements.length - 1)
  },
}
