import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { expireSession, signIn } from '../../apps/runtime/session/session.ts'
import { cancelGifts, reissueGift } from '../../features/bulk-gifting/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern, refusal } from '../../mocks/handlers/respond.ts'
import { spec } from '../spec.ts'
import { giftingAppMeta } from './giftingAppMeta.ts'

const meta = {
  ...giftingAppMeta,
  title: 'Apps/Bulk gifting',
  parameters: { ...giftingAppMeta.parameters, ...spec('BLK-01') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** From typed recipients to the payment. */
async function order({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, message: string) {
  await userEvent.type(await canvas.findByLabelText('Type or paste recipients'), 'ada@mail.example, Ada{Enter}gone@mail.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Add to the list' }))
  await expect(await canvas.findByRole('heading', { name: '2 recipients' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Choose the gift' }))
  await userEvent.type(await canvas.findByLabelText('Your message'), message)
  await expect(canvas.getByText(`“${message}”`)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Check the order' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Check and pay' })).toBeVisible()
  await expect(await canvas.findByText('2 recipients × $100.00')).toBeVisible()
  const pay = await canvas.findByRole('button', { name: 'Pay $180.00' })
  await waitFor(() => expect(pay).toBeEnabled())
  // A payment that has just appeared ignores taps for a moment.
  await waitFor(async () => {
    await userEvent.click(pay)
    await expect(pay).toHaveAttribute('aria-busy', 'true')
  })
}

/** An order is checked, paid once and followed: a gift that was searched for goes to another address, and is found there. */
export const Order: Story = {
  parameters: { ...spec('BLK-06', 'BLK-10', 'BLK-11') },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, 'Thank you!')
    await expect(await canvas.findByText('Your gifts are on their way')).toBeVisible()
    await expect(store.state.giftOrders).toHaveLength(1)
    await expect(store.state.charges).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'See the order' }))
    await userEvent.type(await canvas.findByLabelText('Search for a recipient'), 'gone@')
    await userEvent.click(await canvas.findByRole('link', { name: 'gone@mail.example' }))
    const drawer = within(await screen.findByRole('dialog'))
    const field = await drawer.findByLabelText('Correct the address')
    await userEvent.clear(field)
    await userEvent.type(field, 'found@mail.example')
    await userEvent.click(drawer.getByRole('button', { name: 'Send to this address' }))
    await expect(await canvas.findByRole('link', { name: 'found@mail.example' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('link', { name: 'Create Gift' }))
    await expect(await canvas.findByRole('heading', { name: '0 recipients' })).toBeVisible()
  },
}

/** An order that is not paid is removed by a sign-out, so it asks. */
export const SigningOut: Story = {
  parameters: { ...spec('BLK-09') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Type or paste recipients'), 'ada@mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the list' }))
    await expect(await canvas.findByRole('heading', { name: '1 recipient' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Create Gift' }))
    await expect(await canvas.findByRole('heading', { name: '1 recipient' })).toBeVisible()
  },
}

/** Part of an address finds the orders of its recipient. */
export const Dashboard: Story = {
  args: { address: '/dashboard' },
  parameters: { ...spec('BLK-07', 'BLK-11') },
  play: async ({ canvas, userEvent }) => {
    await expect(within(await canvas.findByRole('table')).getAllByRole('row').length).toBeGreaterThan(3)
    await userEvent.type(canvas.getByLabelText('Search for a recipient'), 'ada.moreau1@')
    // Two orders, below the head and their month.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
  },
}

/** The file has the gifts that are listed, in the words of the list. */
export const Export: Story = {
  args: { address: '/dashboard/redemptions/gift-example-2?status=cancelled' },
  parameters: { ...spec('BLK-12') },
  play: async ({ canvas, userEvent }) => {
    const files = spyOn(URL, 'createObjectURL')
    const listed = (await canvas.findAllByRole('link', { name: /@/ })).map(({ textContent }) => textContent)
    await userEvent.click(canvas.getByRole('button', { name: /^Export .*CSV$/ }))
    await waitFor(() => expect(files).toHaveBeenCalledOnce())
    const [file] = files.mock.calls[0] ?? []
    const [, ...rows] = file instanceof Blob ? (await file.text()).split('\r\n') : []
    await expect(rows.map((row) => row.split('"')[1])).toEqual(listed)
    for (const row of rows) await expect(row).toContain('"Canceled"')
  },
}

/** The question before a gift is cancelled says nothing of another action, and nothing of its own former answer. */
export const CancellingRefused: Story = {
  args: { address: '/dashboard/redemptions/gift-example-3?recipient=1' },
  parameters: { ...spec('BLK-11', 'NET-06') },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(getPathPattern(reissueGift), () => refusal('This address is blocked.', 422)),
      http.post(getPathPattern(cancelGifts), () => refusal('It has just gone out.', 422)),
    ),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.type(await drawer.findByLabelText('Correct the address'), 'x')
    await userEvent.click(drawer.getByRole('button', { name: 'Save the address' }))
    await expect(await drawer.findByText('This address is blocked.')).toBeVisible()
    const ask = async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Cancel this gift' }))
      return within(await screen.findByRole('alertdialog'))
    }
    const first = await ask()
    await expect(first.queryByText('This address is blocked.')).toBeNull()
    await userEvent.click(first.getByRole('button', { name: 'Cancel this gift' }))
    await expect(await first.findByText('It has just gone out.')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Keep the gift' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect((await ask()).queryByText('It has just gone out.')).toBeNull()
    await expect(drawer.getByText('This address is blocked.')).toBeInTheDocument()
  },
}

/** The answer to a correction comes once another recipient is open: they stay open. */
export const LateCorrection: Story = {
  args: { address: '/dashboard/redemptions/gift-example-3?recipient=1' },
  parameters: { ...spec('BLK-11') },
  play: async ({ canvas, userEvent, msw }) => {
    const answer = Promise.withResolvers<undefined>()
    msw.use(http.post(getPathPattern(reissueGift), () => answer.promise))
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.type(await drawer.findByLabelText('Correct the address'), 'x')
    await userEvent.click(drawer.getByRole('button', { name: 'Save the address' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [, other] = canvas.getAllByRole('link', { name: /@/ })
    if (other) await userEvent.click(other)
    const opened = await screen.findByRole('dialog')
    await expect(opened).toHaveTextContent(String(other?.textContent))
    answer.resolve(undefined)
    await expect(await screen.findByText(/^Changed to /)).toBeInTheDocument()
    // It loses this as soon as it begins to close.
    await expect(opened).toHaveAttribute('data-open')
  },
}

const lost = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/') && !href.includes('country=NZ'))

/** The country of the link that led here goes with every link, through the sign-in too. */
export const NewZealand: Story = {
  args: { address: '/dashboard?country=NZ' },
  beforeEach: () => {
    signIn('ended', 'member@gifts.example')
    expireSession('ended')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'member@gifts.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'dinner4two')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const order = within(await canvas.findByRole('table')).getAllByRole('link')[0]
    await expect(lost(canvas.getAllByRole('link'))).toEqual([])
    if (order) await userEvent.click(order)
    await expect(await canvas.findByRole('link', { name: 'All orders' })).toBeVisible()
    await expect(lost(canvas.getAllByRole('link'))).toEqual([])
    await userEvent.click(canvas.getByRole('link', { name: 'Create Gift' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Send Universal Vouchers' })).toBeVisible()
  },
}
