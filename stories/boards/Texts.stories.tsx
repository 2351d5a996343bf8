import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { schemeOf } from '../foundations/schemeOf.ts'
import { Overview } from './Overview.tsx'
import { type View, wholeView } from './OverviewFilters.tsx'
import { loadPictures } from './surfaces.ts'

const meta = {
  title: 'Overview/Texts',
  tags: ['!autodocs'],
  args: wholeView,
  render: (view, { id, globals }) => (
    <Overview
      title="Every state that shows a text"
      load={() => loadPictures()}
      view={view}
      storyId={id}
      scheme={schemeOf(globals['scheme'])}
      needsText
    />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<View>

export default meta

type Story = StoryObj<View>

/** On every surface: what a screen says, what a screen reader reads, and what a field holds. */
export const Texts: Story = {}

/** A search. */
export const Searched: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await expect(canvas.queryAllByRole('link')).toEqual([])
    await userEvent.type(field, 'suspended account')
    await canvas.findByText(/^[1-9]\d? of \d+ states /)
    await expect(canvas.getAllByRole('link', { name: /^Suspended account, / }).length).toBeGreaterThan(1)
  },
}
