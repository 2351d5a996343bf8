import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { showInAddress } from '../boards/viewInAddress.ts'
import { schemeOf } from '../foundations/schemeOf.ts'
import { coverageOf, lastRun } from './coverage.ts'
import { requirements } from './requirements.ts'
import { type CoverageView, SpecCoverage, type SpecCoverageProps } from './SpecCoverage.tsx'

/** The gate writes the file at the end of a whole run. */
async function loadLastRun() {
  const response = await fetch('./lastRun.json')
  return response.ok ? lastRun.parse(await response.json()) : null
}

type Args = CoverageView & Pick<SpecCoverageProps, 'load'>

const meta = {
  title: 'Spec coverage/Every row',
  tags: ['!autodocs'],
  args: { surface: '', proof: '', text: '', load: loadLastRun },
  render: ({ load, ...view }, { id, globals }) => (
    <SpecCoverage
      load={load}
      view={view}
      onView={(changed) => showInAddress(id, changed)}
      enterprise={String(globals['enterprise'])}
      scheme={schemeOf(globals['scheme'])}
    />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** Every row of the specification, with what proved it in the last whole run, which fails where one is missing. */
export const EveryRow: Story = { name: 'Every row', tags: ['!test'] }

/** Rows without a proof, and one with one: a test that loaded every story would be the slowest. */
export const OneProven: Story = {
  tags: ['!dev'],
  args: {
    load: async () => ({
      at: '2026-11-29T12:00:00Z',
      rows: coverageOf(
        [
          {
            file: 'stories/claim/Claim.stories.tsx',
            title: 'Prev Claimed',
            passed: true,
            story: { id: 'screens-claim--prev-claimed', title: 'Screens/Claim', spec: ['CLM-10'] },
          },
        ],
        [],
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Screens/Claim · Prev Claimed' })).toHaveAttribute(
      'href',
      './?path=/story/screens-claim--prev-claimed',
    )
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(requirements.length)
    await expect(canvas.getAllByText('Not proven', { selector: 'td *' })).toHaveLength(requirements.length - 1)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Surface' }), 'Offer claim')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Proof' }), 'Story')
    await canvas.findByText(/^1 of 1 rows proven/)
  },
}
