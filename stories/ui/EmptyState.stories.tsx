import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { EmptyState, emptyStateLevels } from '../../ui/EmptyState/EmptyState.tsx'
import * as styles from '../../ui/parts/emptyState.css.ts'
import { apologises, firstOne } from './advice/EmptyState.tsx'
import { styled, usage } from './usage.ts'

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
  parameters: usage({
    use: ['For an empty list', 'For a search that finds nothing'],
    avoid: ['`ErrorState` if it could not be loaded', '`Skeleton` while it loads'],
    do: [
      { text: 'Say what will be here, and how to add the first one', example: firstOne },
      'Use the enterprise’s picture for a whole page, and an icon for a part',
    ],
    dont: [{ text: 'Apologise: nothing is wrong', example: apologises }, 'Offer what this person may not do'],
    anatomy: {
      parts: {
        Icon: { at: 'svg', is: 'What would be here', prop: 'icon' },
        Title: { at: 'h2', is: 'What there is none of', prop: 'title' },
        Text: { at: styled(styles.text), is: 'How the first one comes about', prop: 'text' },
        Action: { at: 'button', is: 'Adds the first one', prop: 'action' },
      },
    },
  }),
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

/** In a part of a page, with an action. */
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

/** A search without results, with the searched text. */
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
