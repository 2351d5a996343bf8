import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { getGuest, getGuests, getLocations, getTransactions } from '../../features/managers/api.ts'
import { managedLocations } from '../../features/managers/examples/locations.ts'
import { refund } from '../../features/managers/refund/api.ts'
import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern, refusal } from '../../mocks/handlers/respond.ts'
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
    await userEvent.type(await canvas.findByPlaceholderText('Search for a location'), 'harbor')
    await userEvent.click(await canvas.findByRole('link', { name: /^Harbor & Rye, Portland/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find a guest' })).toBeVisible()
    // The first letters of a name are typed without a tap.
    await expect(canvas.getByPlaceholderText('Search for a guest')).toHaveFocus()
    await expect((await canvas.findAllByText('Ada Moreau'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose another location' }))
    await expect(await canvas.findByRole('link', { name: 'Continue at Harbor & Rye, Portland' })).toBeVisible()
  },
}

/** A guest is found by their number. Another number is typed, and its answer is late: the guest of the first does not stand under it. */
export const AnotherNumber: Story = {
  args: { address: '/diner-selection?location_id=700' },
  parameters: { ...spec('MGR-04') },
  play: async ({ canvas, userEvent, msw }) => {
    const guests = () => canvas.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('user_id=') === true)
    const field = await canvas.findByPlaceholderText('Search for a guest')
    await userEvent.type(field, '2125551000')
    await waitFor(() => expect(guests()).toHaveLength(1))
    msw.use(http.get(getPathPattern(getGuests), () => new Promise<never>(() => {})))
    await userEvent.type(field, '{Backspace}7')
    await waitFor(() => expect(guests()).toEqual([]))
  },
}

/** The payments of a location, or of a guest, cannot be read at first: the page of a refund reads them again. */
const readsAgain = (address: string, list: Endpoint): Story => ({
  args: { address },
  parameters: { ...spec('MGR-17', 'NET-07') },
  play: async ({ canvas, userEvent, mount, msw }) => {
    let isDown = true
    msw.use(http.get(getPathPattern(list), () => (isDown ? refusal('The server rests.', 500) : undefined)))
    await mount()
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(retry)
    await expect(await canvas.findByLabelText('Reason')).toBeVisible()
  },
})
export const RefundReadAgain: Story = readsAgain('/refund?location_id=700&transaction_id=700-0', getTransactions)
export const RefundReadAgain__OfGuest: Story = readsAgain('/refund?location_id=700&user_id=9000&transaction_id=700-0', getGuest)
/** Without the location the currency of its sums is not known. */
export const RefundReadAgain__Location: Story = readsAgain('/refund?location_id=700&transaction_id=700-0', getLocations)

/** A manager of one location has nothing to choose. */
export const OnlyLocation: Story = {
  parameters: { ...spec('MGR-03') },
  beforeEach: ({ msw }) =>
    msw.use(http.get(getPathPattern(getLocations), () => HttpResponse.json({ locations: managedLocations.slice(0, 1) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find a guest' })).toBeVisible()
    await expect(await canvas.findByText('Harbor & Rye, Portland')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Choose another location' })).toBeNull()
  },
}

/** The server's errors, joined; what another manager has refunded meanwhile is read again (MGR-11, MGR-17). */
export const RefundRefused: Story = {
  args: { address: '/refund?location_id=700&user_id=9000&transaction_id=700-0' },
  parameters: { ...spec('MGR-11', 'MGR-17', 'NET-06') },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(getPathPattern(refund), () => {
        store.update(({ refunds }) => refunds.push(ofAnother))
        return HttpResponse.json({ errors: ['The till is closed.', 'Ask the owner.'] }, { status: 422 })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Reason'), 'Other')
    await userEvent.type(canvas.getByLabelText('Refund amount'), '1000')
    await userEvent.click(canvas.getByRole('button', { name: /^Refund \$/ }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Refund/ }))
    await expect(await canvas.findByText('The till is closed. Ask the owner.')).toBeVisible()
    await expect(await canvas.findByText('$5.00 refunded by Sam Ortiz')).toBeVisible()
  },
}

/** The server refunds less than was asked for: what was refunded is said. */
export const RefundedOtherwise: Story = {
  args: { address: '/refund?location_id=700&user_id=9000&transaction_id=700-0' },
  parameters: { ...spec('MGR-11', 'MGR-17') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Reason'), 'Other')
    await userEvent.type(canvas.getByLabelText('Refund amount'), '444')
    await userEvent.click(canvas.getByRole('button', { name: /^Refund \$/ }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Refund/ }))
    await expect(await screen.findByText('Refunded $2.22, not $4.44')).toBeInTheDocument()
  },
}

/** The session has ended: back to the sign-in, which leads back to the same page with its location (NET-04). */
export const SessionEnded: Story = {
  args: { address: '/diner-selection?location_id=700' },
  parameters: { ...spec('NET-04') },
  beforeEach: ({ msw }) => msw.use(http.get(getPathPattern(getTransactions), () => refusal('Please sign in again.', 401), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Phone number'), '2125550190')
    await userEvent.click(canvas.getByRole('button', { name: 'Text me a code' }))
    const code = await canvas.findByLabelText('Verification code')
    await userEvent.type(code, store.state.outbox.at(-1)?.code ?? '')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find a guest' })).toBeVisible()
    await expect(await canvas.findByText('Harbor & Rye, Portland')).toBeVisible()
  },
}

/** Around every page: who is signed in, and where help is (MGR-02). */
export const Layout: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Noor Haddad', 'noor.haddad@restaurants.example']) await expect(await canvas.findByText(text)).toBeInTheDocument()
    await expect(canvas.getAllByText('Platewell Managers')[0]).toBeInTheDocument()
    const linkOf = (text: string) => canvas.getByText(text).closest('a')
    await expect(linkOf('Contact Support')).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
    await expect(linkOf('Manager’s Training')).toHaveAttribute('target', '_blank')
  },
}
