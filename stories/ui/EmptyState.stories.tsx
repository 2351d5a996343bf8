import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { EmptyState, emptyStateLevels } from '../../ui/EmptyState/EmptyState.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    icon: 'gift',
    title: 'No gifts yet',
    text: 'A gift to your team takes three minutes, and arrives on the day you choose.',
    action: (
      <Button size="md" onClick={fn()}>
        Create a gift
      </Button>
    ),
  },
  argTypes: { level: { control: 'inline-radio', options: emptyStateLevels } },
  parameters: {
    ...usage({
      use: ['Where a list will be, as long as nothing is in it', 'For a search that finds nothing'],
      avoid: ['`ErrorState` when it could not be loaded', '`Skeleton` while it is still on its way'],
      do: [
        'Say what will stand here, and how the first one comes to be',
        'Take the enterprise’s picture for a whole page, a sign for a part',
      ],
      dont: ['Blame anybody: nothing is wrong', 'Offer what this person may not do'],
    }),
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

/** A part of a page, with the way to the first one. */
export const InPart: Story = {
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { name: 'No gifts yet', level: 2 })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Create a gift' })).toHaveFocus()
  },
}

/** A whole page: the enterprise's own picture. */
export const WholePage: Story = {
  render: () => <EmptyState moment="welcome" title="Nothing to review" text="New e-mails appear here as soon as they are written." />,
}

/** A search that finds nothing says what was looked for. */
export const NothingFound: Story = {
  render: () => (
    <EmptyState
      icon="search"
      level={3}
      title="No guest found"
      text="Nobody here is called “Donaudampfschifffahrtsgesellschaftskapitän”. Look for a part of the name, or for the phone number."
    />
  ),
}
