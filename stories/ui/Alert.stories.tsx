import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert, alertLives, alertTones } from '../../ui/Alert/Alert.tsx'
import { inColumn } from './inColumn.tsx'
import * as styles from '../../ui/Alert/Alert.css.ts'
import { several, thenWhatToDo } from './advice/Alert.tsx'
import { styled, usage } from './usage.ts'

const meta = {
  title: 'UI/Alert',
  component: Alert,
  decorators: [inColumn],
  args: { tone: 'info', children: 'It may take a minute to arrive.' },
  argTypes: { tone: { control: 'inline-radio', options: alertTones }, live: { control: 'inline-radio', options: alertLives } },
  parameters: usage({
    use: ['For news about a part of the page, beside that part', 'With `live` if it appears later'],
    avoid: ['A field’s `error` for what is wrong with a field', '`Banner` for news about the whole page', '`Toast` for what may be missed'],
    do: [{ text: 'Say what happened, then what can be done', example: thenWhatToDo }, 'Use `assertive` only if continuing would do harm'],
    dont: [{ text: 'Show several: show the most urgent one', example: several }, 'Use `danger` for attention'],
    anatomy: {
      parts: {
        Icon: { at: 'svg', is: 'The tone, without colour', prop: 'tone' },
        Title: { at: styled(styles.title), is: 'What happened, short', prop: 'title' },
        Text: { at: `${styled(styles.texts)} > :last-child`, is: 'What it means, and what can be done', prop: 'children' },
      },
    },
  }),
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = { args: { title: 'We sent you a new code' } }

export const Success: Story = { args: { tone: 'success', title: 'Your number is verified' } }

export const Warning: Story = { args: { tone: 'warning', title: 'You are offline' } }

/** A failure, announced at once. */
export const Danger: Story = { args: { tone: 'danger', live: 'assertive', title: 'Something went wrong', children: 'Please try again.' } }

/** Without a title; announced at the next pause. */
export const Polite: Story = { args: { live: 'polite', children: 'Still waiting for your message.' } }
