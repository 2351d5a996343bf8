import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import type { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { cents } from '../../features/shared/money/money.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { ownSubscriptions } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { keeping, ownSubscriptionsMeta } from './ownSubscriptionsMeta.ts'
import { spec } from '../spec.ts'
import { presses } from '../plays.ts'

const { active, yearly, canceled, canceledBarely, canceledPriceNoticed, ended, idAlone } = ownSubscriptions

const meta = { ...ownSubscriptionsMeta, title: 'Screens/Checkout/Own subscriptions' } satisfies Meta<typeof OwnSubscriptionsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** It renews: the next charge, the amount, the card, and one button to cancel. */
export const Active: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('December 21, 2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change the card Visa ending in 4242' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel subscription by/ }))
    await expect(args.onAsk).toHaveBeenCalledWith(active.id)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The only question: what ends, and when. */
export const Active__Asked: Story = {
  args: { asked: active.id },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Cancel your subscription?' })
    await expect(question).toHaveTextContent('ends on December 20, 2026, the last day that is paid for')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }))
    await expect(args.onChange).toHaveBeenCalledWith({ id: active.id, to: 'cancel' })
  },
}

/** The cancellation is being sent. */
export const Active__Canceling: Story = { args: { asked: active.id, change: { id: active.id, to: 'cancel', submission: sending } } }

/** The server refuses to cancel: the question says why. */
export const Active__Refused: Story = {
  args: {
    asked: active.id,
    change: { id: active.id, to: 'cancel', submission: refusedWith('We could not do that right now. Please try again in a moment.') },
  },
}

/** Nothing of it could be read but its id: it is canceled all the same. */
export const Unknown: Story = { args: { subscriptions: ready([idAlone]) }, play: presses('Cancel subscription', 'onAsk', idAlone.id) }

/** The question, without the day on which it ends. */
export const Unknown__Asked: Story = {
  args: { subscriptions: ready([idAlone]), asked: idAlone.id },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('“Subscription” ends after the last day that is paid for.')
  },
}

/** Its renewal could not be read: nobody can agree to it, so the support keeps it. */
export const Canceled__RenewalUnknown: Story = { args: { subscriptions: ready([canceledBarely]) } }

/** It ends on a day, and can be kept until then. */
export const Canceled: Story = {
  args: { subscriptions: ready([canceled]), change: { id: canceled.id, to: 'cancel', submission: idle } },
  play: presses('Keep my subscription', 'onChange', keeping),
}

/** Another tab has canceled it while this one asked: the question closes, and the page says how it stands. */
export const Canceled__AskedBefore: Story = {
  args: { subscriptions: ready([canceled]), asked: canceled.id, change: { id: canceled.id, to: 'cancel', submission: refusedWith('No.') } },
}

/** The next charge is at the price of its day; the member knows of the one after it before they keep it. */
export const Canceled__PriceNoticed: Story = { args: { subscriptions: ready([canceledPriceNoticed]) } }

/** It is being kept. */
export const Canceled__Keeping: Story = { args: { subscriptions: ready([canceled]), change: { ...keeping, submission: sending } } }

/** The server refuses to keep it. */
export const Canceled__Refused: Story = {
  args: { subscriptions: ready([canceled]), change: { ...keeping, submission: refusedWith('This subscription has ended.') } },
}

/** The server keeps it for another charge than the member has seen and agreed to. */
export const Active__KeptForAnother: Story = {
  args: { subscriptions: ready([{ ...active, amount: cents(400_00) }]), change: { ...keeping, submission: idle } },
}

/** It is over. */
export const Ended: Story = { args: { subscriptions: ready([ended]) } }

/** A member who has bought two. */
export const Several: Story = { args: { subscriptions: ready([canceled, yearly]) } }

/** More than anybody has: those that may charge again come first, and the others follow on request. */
export const Several__TooMany: Story = {
  args: {
    subscriptions: ready([
      ...Array.from({ length: 60 }, (_, index) => ({ ...ended, id: `${index}`, name: `Ended ${index}` })),
      { ...active, name: 'The last one' },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('The last one')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(50)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(61)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  },
}

/** A member who has none. */
export const None: Story = { args: { subscriptions: ready([]) } }

export const Loading: Story = { args: { subscriptions: { status: 'loading' } } }

/** The read takes long: the page says so and offers to try again. */
export const Loading__Long: Story = { args: { subscriptions: { status: 'loading' }, onTryAgain: fn() }, parameters: { ...spec('NET-07') } }

export const Failed: Story = {
  args: { subscriptions: { status: 'failed', cause: { kind: 'offline' } } },
  play: presses('Try again', 'onRetry'),
}
