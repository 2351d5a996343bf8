import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReceiptScreen } from '../../features/diner/ReceiptScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { linesTicket } from '../../features/bill/examples/lines.ts'
import { agreedOnDinner } from '../../features/diner/examples/payments.ts'
import { receipts } from '../../features/diner/examples/checks.ts'
import { signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'

const paid = (receipt: (typeof receipts)['member']) => ready({ outcome: 'paid', receipt } as const)

const meta = {
  title: 'Screens/Diner/Receipt',
  component: ReceiptScreen,
  args: {
    payment: paid(receipts.member),
    agreed: null,
    successHref: '#success',
    checkHref: '#check',
    onRetry: fn(),
    onPrint: fn(),
    sending: idle,
    sentTo: null,
    onSend: fn(),
  },
  decorators: [signedInAs()],
  parameters: { layout: 'fullscreen', controls: { include: ['payment', 'sending', 'sentTo'] }, ...spec('DIN-05') },
} satisfies Meta<typeof ReceiptScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { ...spec('DIN-02') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Bill' })).toHaveTextContent('Bill total$103.68')
    await expect(canvas.getByRole('group', { name: 'Payment' })).toHaveTextContent(
      /^Tip\$19\.20Total\$122\.88Paid with \$20 off dinner\$20\.00Paid with \w+ cash\$25\.00Charged to cardVisa ending in 4242\$77\.88$/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#success')
  },
}

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
}

export const Ready__Sending: Story = { args: { sending }, play: open }

export const Ready__Refused: Story = { args: { sending: refusedWith('This address does not take mail.') }, play: open }

export const Ready__Sent: Story = { args: { sentTo: 'ada@mail.example' } }

export const Ready__Guest: Story = { args: { payment: paid(receipts.guest) } }

/** A charge says what it is for on the receipt too. */
export const Ready__Fee: Story = { args: { payment: paid(receipts.fee) }, parameters: { ...spec('LAW-04') } }

/** The guest has paid one line of it. */
export const Ready__Lines: Story = {
  args: { payment: paid({ ...receipts.guest, ticket: linesTicket }), agreed: { ...agreedOnDinner, lineIds: ['line-2'] } },
  parameters: { ...spec('SPL-01') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid here').closest('div')).toHaveTextContent('Sea bassPaid here$38.00')
  },
}

/** Many courses. */
export const Ready__Long: Story = { args: { payment: paid(receipts.long) } }

export const Ready__Bare: Story = { args: { payment: paid(receipts.bare) } }

export const Loading: Story = { args: { payment: loading } }

export const Failed: Story = { args: { payment: failedToLoad({ kind: 'server' }) } }
