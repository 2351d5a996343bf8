import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { List } from '../../ui/List/List.tsx'
import { inColumn } from './inColumn.tsx'
import { statuses } from './listStatuses.ts'
import * as styles from '../../ui/List/List.css.ts'
import { styled, usage } from './usage.ts'

const meta = {
  title: 'UI/List',
  component: List,
  decorators: [inColumn],
  args: {
    label: 'Recent transactions',
    items: [
      { id: '1', title: 'Ada Lovelace', detail: 'Check 1042, today at 7:40 PM', trail: '$84.00', media: <Icon name="ticket" /> },
      { id: '2', title: 'Grace Hopper', detail: 'Check 1039, today at 7:12 PM', trail: '$126.50', media: <Icon name="ticket" /> },
      {
        id: '3',
        title: 'Katherine Johnson',
        detail: 'Check 1031, today at 6:05 PM',
        trail: <Badge>Refunded</Badge>,
        media: <Icon name="retry" />,
      },
    ],
    empty: 'There are no transactions today.',
  },
  parameters: usage({
    use: ['When things of one kind are read from top to bottom, or one of them is chosen', 'When each has a name and one or two facts'],
    avoid: [
      'When things are compared by several facts: use `Table`',
      'When it says what happened and when: use `Timeline`',
      '`DescriptionList` for the facts of one thing',
    ],
    do: ['Begin with what tells one thing from another', 'Let the whole line lead to one place'],
    dont: ['Put a button into a line that leads somewhere itself', 'Leave an empty list without a word'],
    anatomy: {
      parts: {
        Media: { at: styled(styles.media), is: 'A picture or an icon' },
        Title: { at: styled(styles.title), is: 'Tells one thing from another', prop: 'items' },
        Detail: { at: styled(styles.detail), is: 'When, where, by whom' },
        Trail: { at: styled(styles.trail), is: 'An amount or a badge' },
      },
    },
  }),
} satisfies Meta<typeof List>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** Each links to an address. */
export const Links: Story = {
  args: {
    items: [
      { id: '1', title: 'Osteria Fiammetta', detail: '0.4 miles', href: '#fiammetta', media: <Icon name="place" /> },
      { id: '2', title: 'Kumo Ramen', detail: '1.2 miles', href: '#kumo', media: <Icon name="place" /> },
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Osteria Fiammetta/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Kumo Ramen/ })).toHaveAttribute('href', '#kumo')
  },
}

const choose = fn<(id: string) => void>()

/** Each runs an action, by touch or keyboard. */
export const Choices: Story = {
  args: {
    items: [
      { id: '1', title: 'Ada Lovelace', detail: '(555) 010-1234', onSelect: () => choose('1') },
      {
        id: '2',
        title: 'Grace Hopper',
        detail: '(555) 010-4321',
        trail: <Badge tone="warning">No card on file</Badge>,
        onSelect: () => choose('2'),
      },
    ],
  },
  async play({ userEvent }) {
    choose.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(choose.mock.calls).toEqual([['1'], ['2']])
  },
}

export const Empty: Story = { args: { items: [] } }

/** The first read of the items runs. */
export const Loading: Story = { args: { ...statuses.loading, items: [] } }

/** Long texts: the amount moves below them. */
export const LongTexts: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Grand-Mère Marguerite’s Boulangerie, Pâtisserie & Salon de Thé',
        detail: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
        trail: '$1,234,567.89',
        href: '#1',
        media: <Icon name="dish" />,
      },
    ],
  },
}
