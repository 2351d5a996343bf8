import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { openStandIn } from '../../mocks/bank/standIn.ts'
import { askBuyer } from '../../mocks/stripe/askBuyer.ts'
import { askWallet } from '../../mocks/stripe/askWallet.ts'
import { Button } from '../../ui/Button/Button.tsx'

const answered = fn()

type Props = { readonly ask: () => Promise<unknown> }

const Asks = ({ ask }: Props) => <Button onClick={() => void ask().then(answered)}>Open</Button>

/** The pages of other companies over ours, as the sandbox simulates them. */
const meta = {
  title: 'Checks/Stand-ins of a payment',
  tags: ['check'],
  component: Asks,
  args: { ask: async (): Promise<unknown> => askWallet('$90.00') },
  beforeEach: () => void answered.mockClear(),
} satisfies Meta<typeof Asks>
export default meta

type Story = StoryObj<typeof meta>

const answers =
  (dialog: string, button: string, answer: unknown) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const page = within(await screen.findByRole('dialog', { name: dialog }))
    await userEvent.click(page.getByRole('button', { name: button }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith(answer))
    await expect(screen.queryByRole('dialog')).toBeNull()
  }

export const Wallet: Story = { play: answers('Sandbox Pay', 'Confirm payment', 'pm_ok') }

export const WalletClosed: Story = { play: answers('Sandbox Pay', 'Cancel', null) }

export const BankCheck: Story = { args: { ask: askBuyer }, play: answers('Your bank', 'Confirm the payment', true) }

export const BankAccount: Story = {
  args: { ask: () => openStandIn('token') },
  play: answers('Your bank', 'First Mill Bank, business ••• 7741', { kind: 'linked', publicToken: 'public-1-token' }),
}
