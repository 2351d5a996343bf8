import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { chargesWith, ownSubscriptions } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { lost, masterCard, masterTile, ownSubscriptionCardMeta, toCard } from './ownSubscriptionCardMeta.tsx'
import { inOrder, presses } from '../plays.ts'

const { active, yearly, pastDue, pastDueRetried, pastDueBarely, priceNoticed, priceAsked } = ownSubscriptions
const paid = { ...toCard(pastDue), submission: idle } as const
const toPrice = { id: priceAsked.id, to: 'price', agreed: priceAsked.comingPrice, consent: '' } as const

const meta = { ...ownSubscriptionCardMeta, title: 'Screens/Checkout/Own subscriptions, past due and price' } satisfies Meta<
  typeof OwnSubscriptionsScreen
>
export default meta

type Story = StoryObj<typeof meta>

/** A renewal failed: what failed, what happens otherwise and when, and one main action. It is canceled as easily as ever. */
export const PastDue: Story = {
  args: { subscriptions: ready([pastDue]), charges: ready(chargesWith.failed) },
  play: inOrder(presses('Use another card', 'onChangeCard', pastDue.id), presses('Cancel subscription', 'onAsk', pastDue.id)),
}

/** The last day to pay is not known: the page derives none. */
export const PastDue__Barely: Story = { args: { subscriptions: ready([pastDueBarely]) } }

/** It is canceled before it is paid. */
export const PastDue__Asked: Story = { args: { subscriptions: ready([pastDue]), asked: pastDue.id } }

/** One of two is past due: its notice and its action stand with it. */
export const PastDue__OfSeveral: Story = { args: { subscriptions: ready([yearly, pastDue]), charges: ready(chargesWith.failed) } }

/** The new card pays the renewal at once, and the button says so. */
export const PastDue__Paying: Story = {
  args: { subscriptions: ready([pastDue]), changingCard: pastDue.id },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(masterTile(canvas))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $40.00' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...toCard(pastDue) })
    await expect(
      canvas.getByText(/\$40\.00 is charged to this card now, for the renewal of November 21, 2026\. Then \$40\.00/),
    ).toBeVisible()
  },
}

/** The charge of the new card is pending. */
export const PastDue__Pending: Story = {
  args: { subscriptions: ready([pastDueRetried]), charges: ready(chargesWith.pending), change: paid },
}

/** The new card was declined too. */
export const PastDue__FailedAgain: Story = {
  args: { subscriptions: ready([{ ...pastDue, card: masterCard }]), charges: ready(chargesWith.failed), change: paid },
}

/** The answer was lost, and the renewal is still unpaid when it is read again. */
export const PastDue__AnswerLost: Story = {
  args: { subscriptions: ready([pastDue]), changingCard: pastDue.id, change: { ...paid, submission: lost } },
}

/** The renewal is paid by the new card. */
export const Paid: Story = { args: { subscriptions: ready([{ ...active, card: masterCard }]), change: paid } }

/** The answer was lost, and the renewal is paid when it is read again. */
export const Paid__AnswerLost: Story = {
  args: { subscriptions: ready([{ ...active, card: masterCard }]), change: { ...paid, submission: lost } },
  play: async ({ canvas }) => expect(canvas.getByText('Paid: $40.00')).toBeVisible(),
}

/** A higher price comes, with the day by which to cancel. */
export const Price: Story = { args: { subscriptions: ready([priceNoticed]) } }

/** The law of the member's state asks for consent: without it the price is not charged. */
export const Price__Asked: Story = {
  args: { subscriptions: ready([priceAsked]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/It is charged only if you agree to it\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Agree to the new price' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      id: priceAsked.id,
      to: 'price',
      agreed: priceAsked.comingPrice,
      consent: 'From January 21, 2027: $45.00 on the 21st of each month instead of $40.00.',
    })
  },
}

export const Price__Agreeing: Story = { args: { subscriptions: ready([priceAsked]), change: { ...toPrice, submission: sending } } }

/** The price has changed since it was read. */
export const Price__Refused: Story = {
  args: { subscriptions: ready([priceAsked]), change: { ...toPrice, submission: refusedWith('The price has changed.') } },
}

/** The member has agreed to it. */
export const Price__Agreed: Story = { args: { subscriptions: ready([priceNoticed]), change: { ...toPrice, submission: idle } } }

/** The answer was lost, and the price still waits for consent. */
export const Price__AnswerLost: Story = { args: { subscriptions: ready([priceAsked]), change: { ...toPrice, submission: lost } } }
