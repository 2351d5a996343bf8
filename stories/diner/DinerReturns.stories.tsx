import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { payAtTable } from '../../mocks/state/diner/payAtTable.ts'
import { spec } from '../spec.ts'
import { holdTime, passTime, sleep } from '../time.ts'
import { dinerApp } from './dinerApp.ts'

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
  payAtTable(store, { id: store.nextId('check'), key: 'other-guest', ...at, ...sums })
}

/** The guest chooses a tip, and their phone sleeps while another guest pays. */
async function sleepsWhileOtherPays({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, paid: number): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^18%/ }))
  await passTime(3_000)
  otherPays(paid)
  await sleep(minute)
}

/** The phone slept while another guest paid a part: the page says so before a press, with the tip that was chosen. */
export const PartWasPaid: Story = {
  beforeEach: holdTime,
  play: async (context) => {
    await sleepsWhileOtherPays(context, 51_84)
    const { canvas } = context
    await expect(await canvas.findByText(/Your bill was \$103\.68, and is \$51\.84 now\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^18%/ })).toHaveAttribute('aria-pressed', 'true')
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
    await userEvent.click(canvas.getByRole('button', { name: /^Pay \$/ }))
    await expect(await screen.findByRole('alertdialog', { name: 'Your bill is $123.68 now' })).toBeVisible()
  },
}
