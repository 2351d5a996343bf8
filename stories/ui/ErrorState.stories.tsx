import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { ErrorState, errorStateReasons } from '../../ui/ErrorState/ErrorState.tsx'
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
      use: ['In place of content that did not load'],
      avoid: ['`EmptyState` if there is nothing yet', '`Alert` if the rest of the page is fine', '`Banner` if an action failed'],
      do: ['Say what did not work in plain words', 'Offer a retry only if it can help'],
      dont: ['Show codes or a server’s text', 'Say "oops"'],
    }),
  },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

/** Failed, with a retry. */
export const Failed: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your gifts')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  args: { reason: 'offline', title: 'You are offline', text: 'Your gifts appear as soon as the line is back.' },
}

/** Missing: a retry cannot help, so there is only a link. */
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
}
