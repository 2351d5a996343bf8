import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { ownSubscriptions } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { keeping, ownSubscriptionsMeta } from './ownSubscriptionsMeta.ts'

const { active, canceled } = ownSubscriptions
const lost = submissionFromFailure({ kind: 'timeout' })

const meta = { ...ownSubscriptionsMeta, title: 'Screens/Checkout/Own subscriptions, answer lost' } satisfies Meta<
  typeof OwnSubscriptionsScreen
>
export default meta

type Story = StoryObj<typeof meta>

/** The answer to the cancellation was lost, and it still renews: the question stays open, and can be answered again. */
export const Active__NotCanceled: Story = { args: { asked: active.id, change: { id: active.id, to: 'cancel', submission: lost } } }

/** The answer to keeping it was lost, and it renews: the page shows what it reads. */
export const Active__Kept: Story = {
  args: { change: { ...keeping, submission: lost } },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}

/** The answer to the cancellation was lost, and it is canceled: nothing more is asked. */
export const Canceled__AnswerLost: Story = {
  args: { subscriptions: ready([canceled]), asked: canceled.id, change: { id: canceled.id, to: 'cancel', submission: lost } },
}

/** The answer to keeping it was lost, and it still ends. */
export const Canceled__NotKept: Story = { args: { subscriptions: ready([canceled]), change: { ...keeping, submission: lost } } }
