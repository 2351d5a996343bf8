import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { CancelQuestion } from '../../features/bulk-gifting/orders/CancelQuestion.tsx'
import { waitingGifts } from '../../features/bulk-gifting/orders/orders.ts'
import { RedemptionDrawer } from '../../features/bulk-gifting/orders/RedemptionDrawer.tsx'
import { RedemptionsScreen } from '../../features/bulk-gifting/orders/RedemptionsScreen.tsx'
import { cents } from '../../features/shared/money/money.ts'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith } from '../../features/shared/api/answers/answer.ts'
import {
  giftOrder,
  invoicedOrder,
  nzOrder,
  redemptions,
  scheduledOrder,
  sendingOrder,
  textedRedemption,
} from '../../features/bulk-gifting/examples/orders.ts'
import { spec } from '../spec.ts'
import { inGiftingFrame } from './inGiftingFrame.tsx'
import { presses } from '../plays.ts'

const read = { order: giftOrder, redemptions, matches: redemptions.length, pageCount: 1 }
const bounced = redemptions.find(({ status }) => status === 'bounced') ?? null
const scheduled = redemptions.find(({ status }) => status === 'scheduled') ?? null
const onResend = fn()
const onCancelOne = fn()
const onReissue = fn()
const noActions = {
  country: 'US' as const,
  byText: false,
  submission: idle,
  onResend: fn(),
  onReissue: fn(),
  cancelling: idle,
  onCancel: fn(),
  onDismiss: fn(),
  onClose: fn(),
}

const meta = {
  title: 'Screens/Bulk gifting/Order',
  component: RedemptionsScreen,
  decorators: [inGiftingFrame('dashboard')],
  args: {
    search: { q: '', status: '', page: 1 },
    text: '',
    onText: fn(),
    onSearch: fn(),
    now: () => new Date('2026-11-20T17:20:00Z'),
    redemptions: ready(read),
    hrefOf: ({ id }) => `#${id}`,
    backHref: '#orders',
    bouncedHref: '#bounced',
    exported: null,
    onExport: fn(),
    onCancel: null,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('BLK-07', 'BLK-11') },
} satisfies Meta<typeof RedemptionsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The company's own purchase order number, and the invoice of the server. */
export const Invoiced: Story = {
  args: { redemptions: ready({ ...read, order: invoicedOrder }) },
  parameters: { ...spec('BLK-14') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PO-2026-118')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Download invoice/ })).toHaveAttribute('href', invoicedOrder.invoiceUrl)
  },
}

/** An order that was canceled before its day was never sent. */
export const Canceled: Story = {
  args: { redemptions: ready({ ...read, order: { ...scheduledOrder, status: 'cancelled' } }) },
  parameters: { ...spec('BLK-07') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Was scheduled for')).toBeVisible()
    await expect(canvas.queryByText('Sent on')).toBeNull()
  },
}

export const Loading: Story = { args: { redemptions: loading } }

export const Failed: Story = { args: { redemptions: failedToLoad({ kind: 'offline' }) } }

/** There is no such order: nothing to search or to export. */
export const Failed__NotFound: Story = { args: { redemptions: failedToLoad({ kind: 'refused', status: 404, message: null }) } }

/** One gift in each status; a bounced one has its reason. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table'))
    for (const label of ['Scheduled', 'Sent', 'Opened', 'Claimed', 'Redeemed', 'Expired', 'Canceled', 'Bounced'])
      await expect(table.getByText(label)).toBeVisible()
    await expect(table.getByText('The mailbox is full.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Bounced')
    await expect(args.onSearch).toHaveBeenCalledWith({ status: 'bounced' })
  },
}

/** While a large order is sent. */
export const Ready__Sending: Story = {
  args: { redemptions: ready({ ...read, order: sendingOrder, pageCount: 120 }), onCancel: fn() },
  play: presses('Cancel what is not sent', 'onCancel'),
}

export const Ready__Exporting: Story = { args: { exported: 5_000 } }

export const Ready__None: Story = { args: { redemptions: ready({ ...read, redemptions: [], matches: 0 }), text: 'nobody' } }

/** Some gifts were cancelled before they went out: what went back to the card is named. */
export const Ready__Cancelled: Story = {
  args: { redemptions: ready({ ...read, order: { ...scheduledOrder, cancelled: 3, refunded: cents(135_00) } }) },
}

/** One gift that has not gone out is cancelled only after a question. */
export const Ready__CancellingOne: Story = {
  args: { children: <RedemptionDrawer {...noActions} redemption={scheduled} onCancel={onCancelOne} /> },
}

/** Every gift that waits is cancelled after a question that counts them: sent and cancelled ones are not among them. */
export const Ready__CancellingAll: Story = {
  args: {
    children: (
      <CancelQuestion
        open
        of={waitingGifts({ count: 48, sent: 40, cancelled: 5 })}
        submission={refusedWith('Too late.')}
        onConfirm={fn()}
        onClose={fn()}
      />
    ),
  },
}

/** New Zealand's vouchers show how long they are valid: the order has no day of its own, so the law's. */
export const Ready__NewZealand: Story = { args: { redemptions: ready({ ...read, order: nzOrder }) }, parameters: { ...spec('BLK-08') } }

/** A bounced gift: it can be sent again, or to another address with another code. */
export const Ready__GiftOpen: Story = {
  args: { children: <RedemptionDrawer {...noActions} redemption={bounced} onResend={onResend} onReissue={onReissue} /> },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'))
    await expect(drawer.getByText('Yes, it may be accepted later.')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Send it again' }))
    await expect(onResend).toHaveBeenCalledOnce()
    const field = drawer.getByLabelText('Correct the address')
    await userEvent.clear(field)
    await userEvent.type(field, 'Right@mail.example')
    await userEvent.click(drawer.getByRole('button', { name: 'Send to this address' }))
    await expect(onReissue).toHaveBeenCalledWith('right@mail.example')
  },
}

/** A gift that was texted: it goes to another number, or by email instead. */
export const Ready__TextOpen: Story = {
  args: {
    redemptions: ready({ ...read, redemptions: [textedRedemption, ...redemptions] }),
    children: <RedemptionDrawer {...noActions} redemption={textedRedemption} onReissue={onReissue} />,
  },
  parameters: { ...spec('TXT-01') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('+1 212-555-0199')).toBeInTheDocument()
    const drawer = within(await screen.findByRole('dialog', { name: '+1 212-555-0199' }))
    const number = drawer.getByLabelText('Correct the number')
    await expect(number).toHaveValue('+1 212-555-0199')
    await expect(drawer.queryByText(/address/i)).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: 'Send to this number' }))
    await expect(number).toHaveAccessibleDescription(/This is the number that it has\./)
    await userEvent.clear(number)
    await userEvent.type(number, '2125550142')
    await userEvent.click(drawer.getByRole('button', { name: 'Send to this number' }))
    await expect(onReissue).toHaveBeenLastCalledWith('12125550142')
    await userEvent.click(drawer.getByRole('button', { name: 'Email' }))
    await userEvent.type(drawer.getByLabelText('Correct the address'), 'Elif@mail.example')
    await userEvent.click(drawer.getByRole('button', { name: 'Send to this address' }))
    await expect(onReissue).toHaveBeenLastCalledWith('elif@mail.example')
  },
}
