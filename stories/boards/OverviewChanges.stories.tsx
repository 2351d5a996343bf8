import type { Meta, StoryObj } from '@storybook/react-vite'
import { Overview } from './Overview.tsx'
import { since } from './since.ts'
import type { View } from './OverviewFilters.tsx'
import { loadChanged } from './storyIndex.ts'
import { pictureGlobals, showInAddress } from './viewInAddress.ts'

const lead = since
  ? `Compared with ${since}. A state is changed if its story is, or a component that its screen uses. What every surface uses, such as themes and ui, is not counted: npm run visual shows it. The sidebar’s filter has flows and apps too.`
  : 'There is nothing to compare with: no branch besides the main one, and no release tag. Start or build the Storybook with SINCE=<version>.'

const meta = {
  title: 'Overview/What changed',
  // Its pictures are the stories of this Storybook, which a test's page has not.
  tags: ['!autodocs', '!test'],
  args: { text: '', kind: '', status: '', size: 'phone' },
  render: (view, { id, globals }) => (
    <Overview
      title="What changed"
      lead={lead}
      load={loadChanged}
      view={view}
      onView={(changed) => showInAddress(id, changed)}
      globals={pictureGlobals(globals)}
    />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<View>

export default meta

export const WhatChanged: StoryObj<View> = { name: 'What changed' }
