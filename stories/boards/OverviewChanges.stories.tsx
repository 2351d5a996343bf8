import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Overview } from './Overview.tsx'
import { since } from './since.ts'
import type { View } from './OverviewFilters.tsx'
import { loadChanged } from './storyIndex.ts'
import { pictureGlobals, showInAddress } from './viewInAddress.ts'

const intro = since
  ? `Compared with ${since}. By the files, a state is changed if its story is, or a component that its screen uses. What every surface uses, such as themes and ui, is not counted: “Before and after” shows it. The sidebar’s filter has flows and apps too.`
  : 'There is nothing to compare with: no history of Git. Start or build the Storybook with SINCE=<version>.'

const meta = {
  title: 'Overview/What changed',
  tags: ['!autodocs'],
  args: { text: '', kind: '', status: '', size: 'phone' },
  render: (view, { id, globals }) => (
    <Overview
      title="What changed"
      intro={intro}
      load={loadChanged}
      view={view}
      onView={(changed) => showInAddress(id, changed)}
      globals={pictureGlobals(globals)}
    />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<View>

export default meta

/** A test's page has no Storybook, and so no stories that changed. */
export const WhatChanged: StoryObj<View> = {
  name: 'What changed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What changed' })).toBeVisible()
  },
}
