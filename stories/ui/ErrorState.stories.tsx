import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { ErrorState, errorStateReasons } from '../../ui/ErrorState/ErrorState.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: { title: 'We could not load your gifts', text: 'Something went wrong on our side.', onRetry: fn() },
  argTypes: { reason: { control: 'inline-radio', options: errorStateReasons } },
  parameters: {
    ...spec('NET-07'),
    ...usage({
      use: ['In the place of what could not be shown'],
      avoid: [
        '`EmptyState` when nothing is there yet',
        '`Alert` when the rest of the form is still good',
        '`Banner` when the page is there and an action failed',
      ],
      do: ['Say what did not work in the person’s words', 'Offer another try only where it can help'],
      dont: ['Show codes, or words of a server', 'Say "oops"'],
    }),
  },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

/** It could not be loaded; another try may help. */
export const Failed: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your gifts')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The line is gone. */
export const Offline: Story = {
  args: { reason: 'offline', title: 'You are offline', text: 'Your gifts appear as soon as the line is back.' },
}

/** It is not to be had, whatever is tried: there is only a way on. */
export const Missing: Story = {
  render: () => (
    <ErrorState
      reason="missing"
      title="This gift is not here"
      text="The link may be incomplete, or the gift was taken back."
      action={
        <LinkButton href="#gifts" variant="soft" size="md">
          See all gifts
        </LinkButton>
      }
    />
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See all gifts' })).toBeVisible()
  },
}

/** The retry runs: the button stays, with the focus, and it is announced. */
export const Retrying: Story = {
  render: function Retry({ title }) {
    const [retrying, setRetrying] = useState(false)
    return <ErrorState title={title} retrying={retrying} onRetry={() => setRetrying(true)} />
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Trying again')
  },
}

const titles = {
  failed: 'Your gifts did not load',
  offline: 'You are offline',
  missing: 'This gift is not here',
} as const satisfies Record<(typeof errorStateReasons)[number], string>

/** In a part of a page, the rest of which is there. */
export const InParts: Story = {
  render: () => (
    <Stack space="md">
      {errorStateReasons.map((reason) => (
        <Card key={reason}>
          <ErrorState reason={reason} level={3} title={titles[reason]} onRetry={fn()} />
        </Card>
      ))}
    </Stack>
  ),
}

/** In another language: what the button says, and what is said while the other try is under way. */
export const OtherTexts: Story = {
  args: {
    title: 'No pudimos cargar tus regalos',
    text: 'Algo falló de nuestro lado.',
    retrying: true,
    messages: { retry: 'Intentar de nuevo', retrying: 'Intentando de nuevo' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Intentando de nuevo')
  },
}
