import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { getTipHabit, getVenueTicket } from '../../features/bill/api.ts'
import { pathOf, refusal } from '../../mocks/handlers/respond.ts'
import { answersWith } from '../../mocks/scenarios/faults.ts'
import { spec } from '../spec.ts'
import { holdTime, passTime } from '../time.ts'
import { asMember, dinerApp } from './dinerApp.ts'

const meta = { ...dinerApp, title: 'Apps/Diner connection', parameters: { ...dinerApp.parameters } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The account gives no answer about the usual tip, and the connection comes back while the diner pays: the check stays. */
export const StaysWhileReconnecting: Story = {
  parameters: { ...spec('NET-07', 'POS-07') },
  beforeEach: ({ msw }) => {
    msw.use(...answersWith(pathOf(getTipHabit), () => refusal('Not now.', 403)))
    const [leave, letGo] = [asMember(), holdTime()]
    return () => (letGo(), leave())
  },
  play: async ({ canvas, userEvent, msw }) => {
    const cash = await canvas.findByRole('radio', { name: /my balance/ })
    // A payment that has just appeared ignores taps for a moment, and what was just read is not read again.
    await passTime(2_500)
    await userEvent.click(cash)
    await expect(cash).toBeChecked()
    const count = { asked: 0 }
    msw.use(
      http.get(pathOf(getTipHabit), () => delay('infinite')),
      http.get(pathOf(getVenueTicket), () => void (count.asked += 1)),
    )
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(count.asked).toBeGreaterThan(0))
    await expect(cash).toBeVisible()
    await expect(cash).toBeChecked()
  },
}
