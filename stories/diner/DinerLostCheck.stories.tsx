import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { checkToPay } from '../../features/diner/examples/payments.ts'
import { things } from '../../features/payment/thing.ts'
import { records } from '../../apps/diner/paymentApi.ts'
import { leavePayments } from '../../apps/runtime/session/left.ts'
import { deviceStorage } from '../../apps/runtime/storage/storage.ts'
import { store } from '../../mocks/handlers/all.ts'
import { type Answer, record } from '../../mocks/state/memory/attempts.ts'
import { spec } from '../spec.ts'
import { dinerApp } from './dinerApp.ts'

const meta = { ...dinerApp, title: 'Apps/Diner lost check', parameters: { ...dinerApp.parameters, ...spec('DIN-04') } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Attempts of this device to pay a check that the till does not list, and what the server says of each. */
function attemptsToPay(ticket: string, ...results: readonly Answer[]) {
  const keys = results.map((_, index) => `attempt-${ticket}-${index}`)
  for (const [index, key] of keys.entries()) {
    const answer = results[index]
    if (answer) record(store, key, { answer })
    const what = { ...checkToPay, thing: things.bill({ location: '700', check: ticket }), at: ['tableside', 'harbor', ticket] }
    records.record({ ...what, key })
  }
  return () => {
    for (const key of keys) {
      const attempt = records.find(key)
      if (attempt) records.end(attempt, { charged: null, isSettled: true })
      records.record(null)
    }
  }
}

/** An unknown check. This device's attempt to pay it was given up. */
export const UnknownCheck: Story = {
  args: { address: '/?pos=tableside&location=harbor&ticket=9999' },
  beforeEach: () => attemptsToPay('9999', { outcome: 'closed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check not found' })).toBeVisible()
  },
}

/** The answer to a payment was lost, and the till no longer lists the paid check: its payment is shown. */
export const FindsThePaymentOfALostCheck: Story = {
  args: { address: '/?pos=tableside&location=harbor&ticket=9998' },
  parameters: { ...spec('DIN-04', 'DIN-05', 'NET-08') },
  beforeEach: () => attemptsToPay('9998', { outcome: 'closed' }, { outcome: 'paid', payment: { pos_success: true } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    // It was made earlier: staff see no celebration.
    await expect(canvasElement.querySelector('[data-confetti]')).toBeNull()
  },
}

/** A diner has paid the check, and has signed out before its answer came: the next one learns that, and sees nothing of theirs. */
export const PaidByWhoHasSignedOut: Story = {
  parameters: { ...spec('NET-08', 'NET-11') },
  beforeEach: () => {
    const forget = attemptsToPay('1042', { outcome: 'paid', payment: { pos_success: true } })
    leavePayments('member')
    return () => {
      forget()
      deviceStorage.clear('')
    }
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'An earlier payment was made on this device' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to a new payment' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pay your bill' })).toBeVisible()
  },
}
