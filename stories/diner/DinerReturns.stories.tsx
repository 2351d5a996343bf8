import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { payTicket } from '../../features/diner/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { payAtTable } from '../../mocks/state/diner/payAtTable.ts'
import { spec } from '../spec.ts'
import { holdTime, passTime, sleep } from '../time.ts'
import { asMember, dinerApp } from './dinerApp.ts'

const meta = {
  ...dinerApp,
  title: 'Apps/Diner returns',
  parameters: { ...dinerApp.parameters, ...spec('DIN-02', 'NET-13') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const minute = 60_000

/** Another guest of the table pays so much of the check. */
function otherPays(paid: number): void {
  const sums = { paid, tip: 0, house: 0, offer: 0, charged: paid, cash: 0 }
  const at = { location: '700', ticket: '1042', email: null, claim: null, at: store.now() }
  payAtTable(store, { id: store.nextId('check'), key: 'other-guest', lines: [], ...at, ...sums })
}

/** The guest chooses a tip, and their phone sleeps while another guest pays. */
async function sleepsWhileOtherPays({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, paid: number): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^18%/ }))
  await passTime(3_000)
  otherPays(paid)
  await sleep(minute)
}

/**
 * The phone slept while another guest paid a part: the page says so before a press, with the tip that was chosen. More is ordered then: the
 * bill has risen since the guest saw it, though it is less than at first.
 */
export const PartWasPaid: Story = {
  beforeEach: holdTime,
  play: async (context) => {
    await sleepsWhileOtherPays(context, 51_84)
    const { canvas } = context
    await expect(await canvas.findByText(/Your bill was \$103\.68, and is \$51\.84 now\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^18%/ })).toHaveAttribute('aria-pressed', 'true')
    await passTime(3_000)
    otherPays(-20_00)
    await sleep(minute)
    await expect(await canvas.findByText(/Your bill was \$51\.84, and is \$71\.84 now\./)).toBeVisible()
    await context.userEvent.click(await canvas.findByRole('button', { name: /^Pay \$/ }))
    await expect(await screen.findByRole('alertdialog', { name: 'Your bill is $71.84 now' })).toBeVisible()
  },
}

/** The phone slept while another guest paid all of it: nothing is left to press. */
export const AllWasPaid: Story = {
  beforeEach: holdTime,
  play: async (context) => {
    await sleepsWhileOtherPays(context, 103_68)
    const { canvas } = context
    await expect(await canvas.findByText('This bill is paid')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
  },
}

/** More was ordered while the phone slept: a press on Pay may be meant for the sum before, so the new one is asked about. */
export const BillHasRisen: Story = {
  beforeEach: holdTime,
  play: async (context) => {
    await sleepsWhileOtherPays(context, -20_00)
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/Your bill was \$103\.68, and is \$123\.68 now\./)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay \$/ }))
    await expect(await screen.findByRole('alertdialog', { name: 'Your bill is $123.68 now' })).toBeVisible()
  },
}

/** More was ordered, and the guest then chooses a part: the rise of the bill is still theirs to see, and asked about. */
export const BillHasRisen__Part: Story = {
  parameters: { ...spec('SPL-01') },
  beforeEach: holdTime,
  play: async (context) => {
    await sleepsWhileOtherPays(context, -20_00)
    const { canvas, userEvent } = context
    const change = /Your bill was \$103\.68, and is \$123\.68 now\./
    await expect(await canvas.findByText(change)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Split the bill/ }))
    await expect(canvas.getByText(change)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Pay \$/ }))
    await expect(await screen.findByRole('alertdialog', { name: 'Your bill is $123.68 now' })).toBeVisible()
  },
}

/** The guest's own payment is on its way while their phone sleeps: the page does not say that the bill was paid without them. */
export const PaysItself: Story = {
  beforeEach: () => {
    const [leave, letGo] = [asMember(), holdTime()]
    return () => (letGo(), leave())
  },
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(http.post(getPathPattern(payTicket), () => delay('infinite')))
    const pay = await canvas.findByRole('button', { name: /^Pay \$/ })
    await waitFor(() => expect(pay).toBeEnabled())
    await passTime(3_000)
    await userEvent.click(pay)
    otherPays(103_68)
    await sleep(minute)
    await passTime(1_000)
    await expect(canvas.queryByText(/You were not charged/)).toBeNull()
    await expect(canvas.queryByText('This bill is paid')).toBeNull()
  },
}
