import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BalanceCheck } from '../../features/gift/balance/BalanceCheck.tsx'
import { balanceVariants, balanceViews } from '../../features/gift/balance/examples.ts'
import { BalanceDetails } from '../../features/gift/screens/BalanceDetails.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Gift balance',
  component: BalanceCheck,
  args: { view: balanceViews.asking, code: '', onCode: fn(), lostHref: '#find' },
  decorators: [
    (Story) => (
      <PublicPage>
        <Story />
      </PublicPage>
    ),
  ],
  parameters: { layout: 'fullscreen', controls: { include: ['view'] }, ...spec('GFT-01') },
} satisfies Meta<typeof BalanceCheck>
export default meta

type Story = StoryObj<typeof meta>

/** A code is sent in upper case, without the spaces of a card; an empty field says what is missing. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See what is left' }))
    await expect(canvas.getByLabelText('Gift code')).toHaveAccessibleDescription(/Enter the gift’s code\./)
    await userEvent.type(canvas.getByLabelText('Gift code'), ' feast-2p9c -50{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('FEAST-2P9C-50')
  },
}

/** It opens below the gift, where it is in nobody's way. */
export const Asking__Closed: Story = {
  render: (args) => (
    <BalanceDetails>
      <BalanceCheck {...args} />
    </BalanceDetails>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How much is left on a gift?'))
    await expect(canvas.getByLabelText('Gift code')).toBeVisible()
  },
}

export const Asking__Sending: Story = { args: { view: balanceVariants.askingSending, code: 'FEAST-2P9C-50' } }

/** The code stays, to be read once more. */
export const Asking__Refused: Story = {
  args: { view: balanceVariants.askingRefused, code: 'FEAST-2P9C-5O' },
  parameters: { ...spec('GFT-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no gift with this code.')
    await expect(canvas.getByLabelText('Gift code')).toHaveValue('FEAST-2P9C-5O')
  },
}

export const Asking__Unknown: Story = {
  args: { view: balanceVariants.askingUnknown, code: 'FEAST-2P9C-50' },
  parameters: { ...spec('GFT-03', 'NET-07') },
}

/** Too many wrong codes: it says for how long, and the code stays. */
export const Resting: Story = {
  args: { view: balanceViews.resting, code: 'FEAST-2P9C-5O' },
  parameters: { ...spec('GFT-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There were too many wrong codes\./)).toHaveTextContent(/You can try again in 0:58$/)
    await expect(canvas.getByLabelText('Gift code')).toHaveValue('FEAST-2P9C-5O')
  },
}

/** A part is spent; the rest is in the app of who claimed it. */
export const Known: Story = {
  args: { view: balanceViews.known },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '$18.40 left' })).toHaveFocus()
    await expect(canvas.getByText('The gift of $50.00 has been claimed. What is left is in the app. No expiry.')).toBeVisible()
  },
}

/** It has no expiry, and its terms are those that it was sold with. */
export const Known__Terms: Story = { args: { view: balanceVariants.knownWithTerms }, parameters: { ...spec('LAW-03') } }

/** Its last day cannot be read: the answer does not claim that there is none. */
export const Known__UnreadableExpiry: Story = { args: { view: balanceVariants.knownUnreadableExpiry }, parameters: { ...spec('LAW-03') } }

/** Nobody has claimed it yet: all of it is left, until its last day. */
export const Known__Whole: Story = { args: { view: balanceVariants.knownWhole } }

export const Known__Spent: Story = { args: { view: balanceVariants.knownSpent } }

export const Known__Expired: Story = { args: { view: balanceVariants.knownExpired }, parameters: { ...spec('GFT-03') } }

/** It was sent again to another address: the newer code counts. */
export const Known__Cancelled: Story = { args: { view: balanceVariants.knownCancelled }, parameters: { ...spec('GFT-03') } }

/** The server does not say what it was worth at first. */
export const Known__Amountless: Story = { args: { view: balanceVariants.knownAmountless } }
