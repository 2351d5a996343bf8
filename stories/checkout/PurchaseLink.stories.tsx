import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { purchaseLinkViews as views } from '../../features/purchase-link/examples.ts'
import type { PurchaseLinkScreen } from '../../features/purchase-link/PurchaseLinkScreen.tsx'
import { refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { emailOnTheWire } from '../../features/shared/contact/email.ts'
import { lost, notAsked, purchaseLinkMeta, resting } from './purchaseLinkMeta.ts'
import { presses } from '../plays.ts'

const meta = { ...purchaseLinkMeta, title: 'Screens/Checkout/Purchase link' } satisfies Meta<typeof PurchaseLinkScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Opened without a link: an address gets the links of its purchases and gifts. */
export const Lost: Story = {
  args: { view: views.lost },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me the links' }))
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/Enter your email address\./)
    await userEvent.type(canvas.getByLabelText('Email'), 'Ada@mail.example{Enter}')
    await expect(args.onAsk).toHaveBeenCalledWith({ by: 'email', email: 'ada@mail.example' })
  },
}

/** The same words for every address: nobody learns from them who has bought something. */
export const Lost__Sent: Story = {
  args: { view: views.lost, asked: { ...notAsked, sentTo: { by: 'email', email: emailOnTheWire.parse('ada@mail.example') } } },
}

/** The links are being sent. */
export const Lost__Sending: Story = { args: { view: views.lost, asked: { ...notAsked, submission: sending } } }

/** They were sent just now. */
export const Lost__Resting: Story = { args: { view: views.lost, asked: { ...notAsked, resting } } }

/** A part of the link is missing. */
export const Lost__UnknownLink: Story = { args: { view: views.unknownLink } }

/** The purchase is being read. */
export const Loading: Story = { args: { view: views.loading } }

/** The wait is long. */
export const Loading__Long: Story = { args: { view: views.loading, onTryAgain: fn() } }

/** The purchase cannot be read. */
export const Failed: Story = { args: { view: views.failed }, play: presses('Try again', 'onRetry') }

/** The link has ended: a new one goes to the address that bought the purchase, which this page does not show. */
export const Ended: Story = {
  args: { view: views.ended },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).not.toHaveTextContent('@')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a new link' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ by: 'link' })
  },
}

/** The new link was sent. */
export const Ended__Sent: Story = { args: { view: views.ended, asked: { ...notAsked, sentTo: { by: 'link' }, resting } } }

/** The link of a receipt, which may have been handed on: no name, no sum, and a masked address. */
export const Stub: Story = {
  args: { view: views.stub },
  play: async ({ args, canvas, userEvent }) => {
    const main = canvas.getByRole('main')
    await expect(main).toHaveTextContent('a•••@mail.example')
    await expect(main).not.toHaveTextContent(/\$|Max|Ada|moreau/)
    await expect(within(main).getByText('November 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a new link' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ by: 'link' })
  },
}

/** The new link was sent. It can be sent again after a while. */
export const Stub__Sent: Story = { args: { view: views.stub, asked: { ...notAsked, sentTo: { by: 'link' }, resting } } }

/** The new link could not be sent. */
export const Stub__Refused: Story = { args: { view: views.stub, asked: { ...notAsked, submission: refusedWith(lost) } } }
