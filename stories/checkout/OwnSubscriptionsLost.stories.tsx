import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { ready } from '../../features/shared/api/remote.ts'
import { ownSubscriptions } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { keeping, ownSubscriptionsMeta } from './ownSubscriptionsMeta.ts'
import { presses } from '../plays.ts'

const { active, canceled, ended, idAlone } = ownSubscriptions
const lost = { phase: 'unknown', message: '' } as const

const meta = { ...ownSubscriptionsMeta, title: 'Screens/Checkout/Own subscriptions, answer lost' } satisfies Meta<
  typeof OwnSubscriptionsScreen
>
export default meta

type Story = StoryObj<typeof meta>

/** The answer was lost: the page says so, and reads how it stands. */
export const Active__AnswerLost: Story = {
  args: { subscriptions: ready([active], { refreshing: true }), change: { id: active.id, to: 'cancel', submission: lost } },
}

/** It was read again, and still renews: the page says that it is not canceled, above the button that cancels it. */
export const Active__ReadAgain: Story = {
  args: { change: { id: active.id, to: 'cancel', submission: lost } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It is not canceled')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel subscription' }))
    await expect(args.onAsk).toHaveBeenCalledWith(active.id)
  },
}

/** The answer to keeping it was lost, and it renews. */
export const Active__Kept: Story = { args: { change: { ...keeping, submission: lost } } }

/** It could not be read again: the page does not guess. */
export const Active__NotReadAgain: Story = {
  args: { subscriptions: ready([active], { staleCause: { kind: 'offline' } }), change: { id: active.id, to: 'cancel', submission: lost } },
  play: presses('Read it again', 'onRetry'),
}

/** It was read again, in a standing that the page does not know: the support can see it. */
export const Unknown__ReadAgain: Story = {
  args: { subscriptions: ready([idAlone]), change: { id: idAlone.id, to: 'cancel', submission: lost } },
}

/** The answer to keeping it was lost, and it has ended meanwhile. */
export const Ended__NotKept: Story = { args: { subscriptions: ready([ended]), change: { ...keeping, submission: lost } } }

/** The answer to the cancellation was lost, and it is canceled: nothing more is said. */
export const Canceled__AnswerLost: Story = {
  args: { subscriptions: ready([canceled]), change: { id: canceled.id, to: 'cancel', submission: lost } },
}

/** The answer to keeping it was lost, and it still ends. */
export const Canceled__NotKept: Story = { args: { subscriptions: ready([canceled]), change: { ...keeping, submission: lost } } }
