import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, within } from 'storybook/test'
import { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { cents } from '../../features/shared/money/money.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { charges, ownSubscriptions } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { lost, master, masterCard, masterTile, ownSubscriptionCardMeta, toCard } from './ownSubscriptionCardMeta.tsx'

const { active, yearly, ended, canceled, pastDue } = ownSubscriptions
const { standing } = pastDue
const dearer =
  standing.status === 'pastDue' ? { ...pastDue, standing: { ...standing, unpaid: { ...standing.unpaid, amount: cents(400_00) } } } : pastDue
const changed = { ...toCard(active), submission: idle } as const

const meta = { ...ownSubscriptionCardMeta, title: 'Screens/Checkout/Own subscriptions, card and charges' } satisfies Meta<
  typeof OwnSubscriptionsScreen
>
export default meta

type Story = StoryObj<typeof meta>

function WithNewSum(args: ComponentProps<typeof OwnSubscriptionsScreen>) {
  const [isNew, setNew] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setNew(true)}>
        A newer read
      </Button>
      <OwnSubscriptionsScreen {...args} subscriptions={ready([isNew ? dearer : pastDue])} />
    </>
  )
}

/** Every charge so far: its day, its sum, its card and its receipt. The older ones follow on request. */
export const Charges: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Past charges' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(6)
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^2026November 21 ?Visa ending in 4242.*\$40\.00$/)
    await expect(list.getByRole('link', { name: /^Receipt of November 21, 2026/ })).toHaveAttribute('href', 'https://receipts.example/11')
    await expect(list.getByText('Refunded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(charges.length)
  },
}

export const Charges__None: Story = { args: { charges: ready([]) } }

export const Charges__Loading: Story = { args: { charges: { status: 'loading' } } }

/** The charges could not be read: the rest of the page works. */
export const Charges__Failed: Story = {
  args: { charges: { status: 'failed', cause: { kind: 'offline' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryCharges).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: /^Cancel subscription/ })).toBeEnabled()
  },
}

/** Two subscriptions, each with its own charges. */
export const Charges__OfSeveral: Story = { args: { subscriptions: ready([ended, { ...yearly, comingPrice: null }]) } }

/** Another card, with the words of what will be charged to it. No saved card is chosen for the member. */
export const Change: Story = {
  args: { changingCard: active.id },
  play: async ({ args, canvas, userEvent }) => {
    const { mandate } = toCard(active)
    await expect(canvas.getByRole('radio', { name: 'A new card' })).toBeChecked()
    await userEvent.click(masterTile(canvas))
    await expect(canvas.getByText(mandate.text, { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }))
    await expect(args.onChange).toHaveBeenCalledWith({ id: active.id, to: 'card', card: master, mandate })
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your subscription' }))
    await expect(args.onChangeCard).toHaveBeenCalledWith(null)
  },
}

/** A newer read has another sum: the first press shows it, and charges nothing. */
export const Change__OtherSum: Story = {
  args: { changingCard: pastDue.id },
  render: (args) => <WithNewSum {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(masterTile(canvas))
    await expect(canvas.getByRole('button', { name: 'Pay $40.00' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'A newer read' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $40.00' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $400.00' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      id: pastDue.id,
      to: 'card',
      card: master,
      mandate: {
        text: '$400.00 is charged to this card now, for the renewal of November 21, 2026. Then $40.00 will be charged to this card on the 21st of each month, from December 21, 2026 on, until you cancel.',
        chargedNow: 400_00,
      },
    })
  },
}

/** The member's saved cards are being read. */
export const Change__Loading: Story = { args: { changingCard: active.id, cardWays: { cards: 'loading', card: { kind: 'loading' } } } }

/** A member without saved cards types one. The field says why it is kept. */
export const Change__NewCard: Story = { args: { changingCard: active.id, cardWays: { ...meta.args.cardWays, cards: [] } } }

/** The card is being changed: nothing else is sent meanwhile. */
export const Change__Sending: Story = {
  args: { changingCard: active.id, change: { ...toCard(active), submission: sending } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Use this card/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The gateway or the server does not take the card. */
export const Change__Refused: Story = {
  args: { changingCard: active.id, change: { ...toCard(active), submission: refusedWith('Your card number is incomplete.') } },
}

/** Another tab has canceled it while this one asked for the card: there is nothing to charge any more. */
export const Change__CanceledMeanwhile: Story = { args: { changingCard: canceled.id, subscriptions: ready([canceled]) } }

/** The card is changed. */
export const Changed: Story = { args: { subscriptions: ready([{ ...active, card: masterCard }]), change: changed } }

/** The answer was lost: the same card can be sent again. */
export const Change__AnswerLost: Story = { args: { changingCard: active.id, change: { ...changed, submission: lost } } }
