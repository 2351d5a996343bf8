import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { lookupSlowAfter } from '../../apps/business/BusinessRoute.tsx'
import { app } from '../../apps/business/routes.tsx'
import { getNearby } from '../../features/brands/api.ts'
import { slideRest, typeRest } from '../../features/calculator/calculator.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { assembled, inWindow } from '../assembled.tsx'
import { spec } from '../spec.ts'
import { hasten, holdTime, passTime } from '../time.ts'

/** Each story starts with empty storage, a new server and a stopped clock. */
const meta = {
  title: 'Apps/Business',
  component: assembled(app),
  args: { address: '/' },
  beforeEach: holdTime,
  parameters: { ...inWindow, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The page with restaurants near the visitor. */
export const Enterprise: Story = {
  parameters: { ...spec('CAL-01', 'CAR-01', 'NET-01', 'NET-09') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Restaurants near you' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start earning $100 a month' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/store\/\?spend=500$/),
    )
    await userEvent.click(canvas.getByLabelText('Your team’s dining in a month'))
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('business_page'))
  },
}

/** Each stop is shown at once, but only the one where the slider rests is announced, once. */
export const Slides: Story = {
  parameters: { ...spec('CAL-02', 'CAL-03') },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider')
    const slideTo = (stop: number) => fireEvent.change(slider, { target: { value: String(stop) } })
    await slideTo(10)
    await slideTo(12)
    await expect(await canvas.findByRole('link', { name: 'Start earning $400 a month' })).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', '$2,000')
    await passTime(slideRest - 100)
    await expect(canvas.queryByText(/^You earn \$400/)).toBeNull()
    await passTime(100)
    await expect(await canvas.findByText('You earn $400 a month. Enough for: Lunch with the whole team.')).toHaveRole('status')
    await expect(canvas.getByLabelText('Your team’s dining in a month')).toHaveValue('$2,000')
  },
}

/** A typed amount counts after typing rests; one beyond the limits is clamped, and the page says so. */
export const Types: Story = {
  parameters: { ...spec('CAL-02') },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Your team’s dining in a month')
    await userEvent.clear(field)
    await userEvent.type(field, '2')
    await passTime(typeRest - 200)
    await userEvent.type(field, '5000')
    await expect(canvas.getByRole('link', { name: 'Start earning $100 a month' })).toBeVisible()
    await passTime(typeRest)
    await expect(await canvas.findByRole('link', { name: 'Start earning $4,000 a month' })).toBeVisible()
    await expect(field).toHaveValue('$20,000')
    await expect(canvas.getByText(/^We count up to \$20,000, .* You earn \$4,000 a month\./)).toHaveRole('status')
  },
}

/** The invitation is unknown: a toast says so, and the page works as usual. */
export const Invited__Refused: Story = {
  args: { address: '/?invite_token=stale' },
  parameters: { ...spec('PUB-01', 'NET-06') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Verify my email address' }))
    const text = await body.findByText('This invitation has ended.')
    await waitFor(() => expect(text).toBeVisible())
    await expect(canvas.getByRole('slider')).toBeVisible()
  },
}

/** The lookup gets no answer: after 5 seconds the default restaurants are shown. */
export const LookupHangs: Story = {
  parameters: { ...spec('CAR-01', 'NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.timeout.handlers(getPathPattern(getNearby))),
  play: async ({ canvas }) => {
    await canvas.findByText('Looking for restaurants near you')
    await passTime(lookupSlowAfter)
    await expect(await canvas.findByRole('region', { name: 'Restaurants to dine at' })).toBeVisible()
  },
}

/** After a failed lookup the browser is online again and retries; the default restaurants stay until an answer arrives. */
export const LookupFails: Story = {
  parameters: { ...spec('CAR-01', 'NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.offline.handlers(getPathPattern(getNearby))),
  play: async ({ canvas, msw }) => {
    await hasten(() => canvas.getByRole('region', { name: 'Restaurants to dine at' }))
    let asked = 0
    msw.use(http.get(getPathPattern(getNearby), () => ((asked += 1), delay('infinite'))))
    window.dispatchEvent(new Event('online'))
    await hasten(() => expect(asked).toBeGreaterThan(0))
    await expect(canvas.getByRole('region', { name: 'Restaurants to dine at' })).toBeVisible()
    await expect(canvas.queryByText('Looking for restaurants near you')).toBeNull()
  },
}

/** The visitor leaves an address, and is thanked. */
export const LeavesAddress: Story = {
  parameters: { ...spec('EML-02') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'Ada@Mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when' }))
    await expect(await canvas.findByText('We write to ada@mail.example as soon as there is news.')).toBeVisible()
    await expect(store.state.inquiries).toMatchObject([{ projectId: 'business', email: 'ada@mail.example' }])
  },
}
