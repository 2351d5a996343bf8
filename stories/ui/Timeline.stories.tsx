import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from '../../ui/Timeline/Timeline.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Timeline',
  component: Timeline,
  args: {
    label: 'Activity',
    entries: [
      {
        id: '4',
        title: 'Campaign approved by Ada Lovelace',
        when: 'Today at 4:12 PM',
        dateTime: '2026-11-20T16:12:00Z',
        icon: 'check',
        tone: 'success',
      },
      {
        id: '3',
        title: 'Changes sent by Platewell',
        when: 'Today at 11:30 AM',
        dateTime: '2026-11-20T11:30:00Z',
        icon: 'mail',
        tone: 'accent',
      },
      {
        id: '2',
        title: 'Ada Lovelace asked for a change',
        when: 'Yesterday at 5:03 PM',
        dateTime: '2026-11-19T17:03:00Z',
        icon: 'edit',
        tone: 'warning',
        detail: 'Could the photo of the terrace come first? The kitchen looks rather dark.',
      },
      { id: '1', title: 'Draft made', when: 'November 18', dateTime: '2026-11-18' },
    ],
    empty: 'Nothing has happened yet.',
  },
  parameters: usage({
    use: ['When people look up what happened, when, and who did it'],
    avoid: ['When things are still to be done: use `Stepper`', 'When the order means nothing: use `List`'],
    do: ['Name who acted', 'Put the newest first', 'Write the time as people say it'],
    dont: ['Say something by the colour alone'],
  }),
} satisfies Meta<typeof Timeline>
export default meta

type Story = StoryObj<typeof meta>

/** A log, newest first. */
export const Activity: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Activity' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('November 18')).toHaveAttribute('datetime', '2026-11-18')
  },
}

export const Empty: Story = { args: { entries: [] } }

export const LongTexts: Story = {
  args: {
    entries: [
      {
        id: '1',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein asked for a change',
        when: 'November 18',
        dateTime: '2026-11-18',
        icon: 'edit',
        tone: 'danger',
        detail: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      },
    ],
  },
}
