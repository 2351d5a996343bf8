import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { admitted } from '../claim/addresses.ts'
import { standInWithoutWallet } from '../checkout/standIn.ts'
import { spec } from '../spec.ts'
import { hasten } from '../time.ts'
import type { AssembledPos } from './AssembledPos.tsx'
import { billAt, expectAt, payments, posAppMeta, press, signIn } from './posAppMeta.ts'
import { typeCard } from '../gatewayField.ts'

const meta = { ...posAppMeta, title: 'Flows/Hosted checkout' } satisfies Meta<typeof AssembledPos>
export default meta

type Story = StoryObj<typeof meta>

/** Signs in, tips, uses an offer, and pays: credit first, the rest by card. The server has one payment. */
export const PaysTheBill: Story = {
  parameters: { ...spec('POS-01', 'POS-04', 'POS-07', 'POS-09', 'POS-10', 'POS-16', 'NET-08') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await signIn(context)
    await expectAt(context, 'Add a tip')
    await userEvent.click(canvas.getByRole('button', { name: /^18%/ }))
    await press(context, 'Next')
    await userEvent.click(await canvas.findByRole('radio', { name: '$20 off dinner' }))
    await press(context, 'Pay $75.96')
    await expectAt(context, 'Payment Success!')
    await expect(payments()).toMatchObject([{ ticket: '1042', paid: 103_68, tip: 17_28, cash: 25_00, charged: 75_96 }])
    for (const sum of ['$75.96', '$120.96']) await expect(canvas.getAllByText(sum)[0]).toBeVisible()
  },
}

/** The payment provider is loaded once, with the restaurant's public key, and only once its bill is there. */
export const LoadsTheRestaurantsProvider: Story = {
  args: { loadPayments: fn(async () => standInWithoutWallet) },
  parameters: { ...spec('POS-17') },
  play: async (context) => {
    const { loadPayments } = context.args
    await context.canvas.findByLabelText('Email')
    await expect(loadPayments).not.toHaveBeenCalled()
    await signIn(context)
    await press(context, 'Next')
    await expectAt(context, 'Review Payment')
    await expect(loadPayments).toHaveBeenCalledTimes(1)
    await expect(loadPayments).toHaveBeenCalledWith('pk_sandbox')
  },
}

/** At the tip, a new card is refused on its field, saved, and then pays for credit and the bill. Its error follows to no other stage. */
export const SavesCardForTheTip: Story = {
  parameters: { ...spec('POS-06', 'POS-07', 'POS-12') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await signIn(context)
    await userEvent.click(await canvas.findByText('Tip payment method'))
    await userEvent.click(canvas.getByRole('radio', { name: 'A new card' }))
    await typeCard(context, '4242')
    await press(context, 'Next')
    await expect(await canvas.findByText('Your card number is invalid.')).toBeVisible()
    await press(context, 'Add Credit')
    await expectAt(context, 'Add Credit')
    await expect(canvas.getByRole('radio', { name: 'A new card' })).toBeChecked()
    await expect(canvas.queryByText('Your card number is invalid.')).not.toBeInTheDocument()
    await press(context, 'Back')
    await expectAt(context, 'Add a tip')
    await typeCard(context, '5555555555554444')
    await press(context, 'Next')
    await expectAt(context, 'Review Payment')
    await press(context, 'Add Credit')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pay $100, Get $130' }))
    await press(context, 'Purchase')
    await canvas.findByText('$130 of credit is yours. It pays on this bill first.')
    await expect(canvas.getByRole('radio', { name: /ending in 4444/ })).toBeChecked()
    await press(context, /^Pay /)
    await expectAt(context, 'Payment Success!')
    await expect(Object.values(store.state.cards)).toMatchObject([[{ last_four: '4444' }]])
    await expect(payments()).toMatchObject([
      { ticket: null, charged: 100_00, cash: -130_00 },
      { ticket: '1042', charged: 19_20, cash: 103_68 },
    ])
  },
}

/** The link leads where nobody may be sent: there is no way back on any page, and the page ends by itself. */
export const ForeignReturn: Story = {
  args: { address: `${billAt('harbor', '1046')}&return_url=${encodeURIComponent('javascript:alert(1)')}` },
  parameters: { ...spec('POS-13') },
  play: async (context) => {
    await expect(context.canvas.queryByRole('link', { name: /^Back/ })).not.toBeInTheDocument()
    await signIn(context)
    await expectAt(context, 'Nothing is left to pay')
    await expect(context.canvas.queryByRole('link', { name: /order/ })).not.toBeInTheDocument()
    await hasten(() => expect(location.href).not.toContain('alert'))
  },
}

/** Two guests share a bill and a tablet: each one's receipt goes to their own address or one that they type, and shows no other's. */
export const MailsEachReceipt: Story = {
  parameters: { ...spec('RCT-01', 'NET-11') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await signIn(context)
    await press(context, /^Split the bill/)
    await press(context, 'Next')
    await press(context, /^Pay /)
    await expectAt(context, 'Payment Success!')
    await press(context, 'Email')
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue(admitted(context, 'member@mail.example')))
    // The field's text is selected: typing replaces it.
    await userEvent.keyboard('first.person@mail.example')
    await press(context, 'Send')
    await expect(await canvas.findByText('Your receipt is on its way to first.person@mail.example.')).toBeVisible()
    await press(context, 'Log Out')
    await signIn(context)
    await press(context, 'Next')
    await press(context, /^Pay /)
    // This device has paid for this bill before.
    await userEvent.click(await screen.findByRole('button', { name: /^Pay \$.* again$/ }))
    await expectAt(context, 'Payment Success!')
    await expect(canvas.queryByText(/first\.person/)).toBeNull()
    await press(context, 'Email')
    await expect(canvas.getByLabelText('Email')).toHaveValue(admitted(context, 'member@mail.example'))
  },
}
