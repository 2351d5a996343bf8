import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { refundRecords } from '../../apps/managers/refundRecords.ts'
import { getLocations, getTransactions } from '../../features/managers/api.ts'
import { refund } from '../../features/managers/refund/api.ts'
import { cents } from '../../features/shared/money/money.ts'
import { store } from '../../mocks/handlers/all.ts'
import { pathOf, refusal } from '../../mocks/handlers/respond.ts'
import { spec } from '../spec.ts'
import { managersApp } from './managersApp.ts'

/** A refund that another manager makes. */
const ofAnother = {
  id: 'refund-of-another',
  key: 'another',
  transactionId: '700-0',
  status: 'done',
  bill: 5_00,
  tip: 0,
  reason: 'other',
  notes: '',
  by: 'Sam Ortiz',
  at: store.now(),
} as const

const meta = {
  ...managersApp,
  title: 'Apps/Managers',
  args: { address: '/location-selection' },
  parameters: { ...managersApp.parameters, ...spec('MGR-02', 'MGR-03') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** From the search to the location, and back: the search is still there (MGR-03, MGR-04). */
export const ChooseLocation: Story = {
  parameters: { ...spec('MGR-04') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search for a location'), 'harbor')
    await userEvent.click(await canvas.findByRole('link', { name: /^Harbor & Rye, Portland/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find a guest' })).toBeVisible()
    await expect((await canvas.findAllByText('Ada Moreau'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose another location' }))
    await expect(await canvas.findByRole('list', { name: 'Locations chosen last' })).toHaveTextContent('Harbor & Rye, Portland')
  },
}

const asked: string[] = []

/** A late answer to an earlier search never stands under the text of a newer one (MGR-16). */
export const LateAnswer: Story = {
  parameters: { ...spec('MGR-16') },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(pathOf(getLocations), async ({ request }) => {
        const query = new URL(request.url).searchParams.get('query') ?? ''
        asked.push(query)
        if (query === 'harbor') await delay(1_500)
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Search for a location')
    await userEvent.type(field, 'harbor')
    await waitFor(() => expect(asked).toContain('harbor'))
    await userEvent.clear(field)
    await userEvent.type(field, 'kumo')
    await expect(await canvas.findByRole('link', { name: /^Kumo Ramen, Portland/ })).toBeVisible()
    await delay(1_500)
    await expect(canvas.queryByRole('link', { name: /^Harbor/ })).toBeNull()
    await expect(field).toHaveValue('kumo')
  },
}

/** A payment is refunded once, and then both lists show it (MGR-05, MGR-11). */
export const Refund: Story = {
  args: { address: '/diner-profile?location_id=700&user_id=9000' },
  parameters: { ...spec('MGR-05', 'MGR-11', 'MGR-17') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Moreau' })).toBeVisible()
    const [row] = canvas.getAllByRole('row').slice(1)
    await userEvent.click(within(row ?? document.body).getByRole('link'))
    await userEvent.selectOptions(await canvas.findByLabelText('Reason'), 'Other')
    await userEvent.type(canvas.getByLabelText('Refund amount'), '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Refund' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Moreau' })).toBeVisible()
    await expect(await canvas.findByText('-$10.00')).toBeVisible()
    await expect(await canvas.findByText('Partially Refunded')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose another guest' }))
    await expect(await canvas.findByText('-$10.00')).toBeVisible()
  },
}

/** The server's errors, joined; what another manager has refunded meanwhile is read again (MGR-11, MGR-17). */
export const RefundRefused: Story = {
  args: { address: '/refund?location_id=700&user_id=9000&transaction_id=700-0' },
  parameters: { ...spec('MGR-11', 'MGR-17', 'NET-06') },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(pathOf(refund), () => {
        store.update(({ refunds }) => refunds.push(ofAnother))
        return HttpResponse.json({ errors: ['The till is closed.', 'Ask the owner.'] }, { status: 422 })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Reason'), 'Other')
    await userEvent.type(canvas.getByLabelText('Refund amount'), '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Refund' }))
    await expect(await canvas.findByText('The till is closed. Ask the owner.')).toBeVisible()
    await expect(await canvas.findByText('$5.00 refunded by Sam Ortiz')).toBeVisible()
  },
}

/** A refund of an earlier visit was made: the manager is told, and this device's other tabs know of it. */
export const RefundOfAnEarlierVisit: Story = {
  args: { address: '/refund?location_id=700&user_id=9000&transaction_id=700-0' },
  parameters: { ...spec('MGR-17', 'NET-08') },
  beforeEach: () => {
    const key = 'refund-of-an-earlier-visit'
    store.update(({ refundAttempts }) => (refundAttempts[key] = { outcome: 'refunded' }))
    const { saved, shown } = refundRecords.watch('story')
    saved({ key, transactionId: '700-0', amount: cents(10_00) })
    return () => shown({ paidBy: null, isSettled: true })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$10.00 was refunded')).toBeVisible()
    await expect(await canvas.findByLabelText('Refund amount')).toBeVisible()
    await expect(refundRecords.list()).toEqual([])
    await expect(refundRecords.paidBy('700-0')).toBe('refund-of-an-earlier-visit')
  },
}

/** The session has ended: back to the sign-in (NET-04). */
export const SessionEnded: Story = {
  args: { address: '/diner-selection?location_id=700' },
  parameters: { ...spec('NET-04') },
  beforeEach: ({ msw }) => msw.use(http.get(pathOf(getTransactions), () => refusal('Please sign in again.', 401))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}

/** Around every page: who is signed in, and where help is (MGR-02). */
export const Layout: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Noor Haddad', 'noor.haddad@restaurants.example']) await expect(await canvas.findByText(text)).toBeInTheDocument()
    await expect(canvas.getAllByText('Platewell Managers')[0]).toBeInTheDocument()
    const linkOf = (text: string) => canvas.getByText(text).closest('a')
    await expect(linkOf('Contact Support')).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
    await expect(linkOf("Manager's Training")).toHaveAttribute('target', '_blank')
  },
}

/** The keyboard alone: type, Tab to a result, Enter (MGR-16). */
export const Keyboard: Story = {
  parameters: { ...spec('MGR-16') },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Search for a location')
    await userEvent.click(field)
    await userEvent.keyboard('harbor')
    const found = await canvas.findByRole('link', { name: /^Harbor & Rye, Portland/ })
    await expect(await canvas.findByText('4 locations found')).toBeInTheDocument()
    await userEvent.tab()
    await expect(found).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Find a guest' })).toHaveFocus())
  },
}

/** A refund stays pending: it counts, and the history says so (MGR-17). */
export const RefundPending: Story = {
  args: { address: '/refund?location_id=702&user_id=9000&transaction_id=702-0' },
  parameters: { ...spec('MGR-17') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Reason'), 'Other')
    await userEvent.type(canvas.getByLabelText('Refund amount'), '111')
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Refund' }))
    const [pending] = await canvas.findAllByText('Refund Pending')
    await expect(pending).toBeVisible()
    await expect(await canvas.findByText('$21.09')).toBeVisible()
  },
}
