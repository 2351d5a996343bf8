import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { tabStorage } from '../../apps/runtime/storage/storage.ts'
import { changePhoto } from '../../features/ambassador/api.ts'
import { getTipHabit, getVenueTicket } from '../../features/bill/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern, refusal } from '../../mocks/handlers/respond.ts'
import { answersWith } from '../../mocks/scenarios/faults.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { pictureFile } from '../pictureFile.ts'
import { spec } from '../spec.ts'
import { sendFramedPart } from '../uploads/crops.ts'
import { holdTime, passTime } from '../time.ts'
import { asMember, dinerApp } from './dinerApp.ts'

const meta = { ...dinerApp, title: 'Apps/Diner', parameters: { ...dinerApp.parameters, ...spec('DIN-02') } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
/** A member is signed in, and the clock stops. */
function memberWithHeldTime() {
  const [leave, letGo] = [asMember(), holdTime()]
  return () => (letGo(), leave())
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

async function pay({ canvas, userEvent }: Context): Promise<void> {
  const button = await canvas.findByRole('button', { name: /^Pay \$/ })
  await waitFor(() => expect(button).toBeEnabled())
  // A payment that has just appeared ignores taps for a moment.
  await passTime(500)
  await userEvent.dblClick(button)
}

/** A member pays with their best reward, their balance and a saved card, twice pressed and once paid; then the receipt, back, and a sign-out. */
export const PaysAndReads: Story = {
  parameters: { ...spec('DIN-01', 'DIN-03', 'DIN-05', 'NET-08', 'NET-11', 'POS-17') },
  beforeEach: memberWithHeldTime,
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const name of ['No tip', /^20%/]) await userEvent.click(await canvas.findByRole('button', { name }))
    await pay(context)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    // The next payer of the tab finds the usual tip.
    await expect(tabStorage.list('flow.diner.')).toEqual([])
    await expect(store.state.billPayments).toMatchObject([{ ticket: '1042', paid: 103_68, tip: 19_20, charged: 77_88, cash: 25_00 }])
    await userEvent.click(canvas.getByRole('link', { name: 'View Receipt' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('member@mail.example'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const sent = await canvas.findByText('Your receipt is on its way to member@mail.example.')
    await expect(sent).toBeVisible()
    await waitFor(async () => {
      await expect(document.activeElement).toContainElement(sent)
      await expect(document.body).not.toHaveFocus()
    })
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(store.state.billPayments).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByText('This bill is paid')).toBeVisible()
    await expect(canvas.queryByText(/You saved|You earned|rewards balance is/)).toBeNull()
  },
}

/** A table with several checks: the diner chooses theirs. */
export const ChoosesACheck: Story = {
  args: { address: '/?pos=tableside&location=harbor&table=12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Check 1043/ }))
    await expect(await canvas.findByText('1043')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Pay your bill' })).toHaveFocus())
  },
}

/** A member signs out at the table: the check is a guest's again, without their cards and rewards. */
export const SignsOut: Story = {
  parameters: { ...spec('NET-11', 'NET-13') },
  beforeEach: memberWithHeldTime,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Use .+ cash$/ })).toBeChecked()
    // A payment that has just appeared ignores taps for a moment.
    await passTime(500)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('link', { name: 'Sign in to use your rewards and balance' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /^Use .+ cash$/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull()
  },
}

/** An ambassador goes back to the app's own start, and signs out of their profile. */
export const LeavesTheProfile: Story = {
  args: { address: '/profile' },
  parameters: { ...spec('AMB-01', 'NET-13') },
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}

/**
 * An ambassador changes their photo. What is no picture is not sent; an upload whose answer is lost is repeated with the same
 * key, and so changes the photo once.
 */
export const ChangesThePhoto: Story = {
  args: { address: '/profile' },
  parameters: { ...spec('AMB-03', 'NET-08') },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.lostAnswer.handlers(getPathPattern(changePhoto)))
    const leave = asMember()
    return () => {
      store.update(({ photos }) => delete photos['member@mail.example'])
      leave()
    }
  },
  play: async ({ canvas, userEvent, msw }) => {
    const input = await canvas.findByLabelText('Photo')
    await userEvent.upload(input, new File(['GIF89a'], 'me.png', { type: 'image/png' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This is a GIF file/)
    await expect(store.state.photos).toEqual({})
    const photo = await pictureFile('me.jpg', 300, 300)
    await userEvent.upload(input, photo)
    await sendFramedPart(userEvent)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^We could not see whether your photo was changed\./))
    const picture = store.state.photos['member@mail.example']
    msw.resetHandlers()
    await userEvent.upload(input, photo)
    await sendFramedPart(userEvent)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Photo' })).not.toHaveAttribute('aria-busy', 'true'))
    await expect(store.state.photos['member@mail.example']).toBe(picture)
    await waitFor(() => expect(document.querySelector(`img[src="${picture}"]`)).toBeVisible())
  },
}

/** The account gives no answer about the usual tip, and the connection comes back while the diner pays: the check stays. */
export const StaysWhileReconnecting: Story = {
  parameters: { ...spec('NET-07', 'POS-07') },
  beforeEach: ({ msw }) => {
    msw.use(...answersWith(getPathPattern(getTipHabit), () => refusal('Not now.', 403)))
    return memberWithHeldTime()
  },
  play: async ({ canvas, userEvent, msw }) => {
    const balance = await canvas.findByText('Balance')
    // A payment that has just appeared ignores taps for a moment, and what was just read is not read again.
    await passTime(2_500)
    await userEvent.click(balance)
    const cash = canvas.getByRole('radio', { name: /my balance/ })
    await userEvent.click(cash)
    await expect(cash).toBeChecked()
    const count = { asked: 0 }
    msw.use(
      http.get(getPathPattern(getTipHabit), () => delay('infinite')),
      http.get(getPathPattern(getVenueTicket), () => void (count.asked += 1)),
    )
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(count.asked).toBeGreaterThan(0))
    await expect(cash).toBeVisible()
    await expect(cash).toBeChecked()
  },
}
