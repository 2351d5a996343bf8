import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { getEmployees, getTicket } from '../../features/managers/check/api.ts'
import { getLocations } from '../../features/managers/api.ts'
import { ticketWire } from '../../features/bill/examples/bill.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { refusedChecks } from '../../mocks/examples/managers/tickets.ts'
import { spec } from '../spec.ts'
import { holdTime, passTime } from '../time.ts'
import { asManager, managersApp } from './managersApp.ts'

const { component: Assembled } = managersApp

const meta = {
  ...managersApp,
  title: 'Apps/Managers check',
  args: { address: '/enter-check-number?location_id=700&user_id=9000' },
  parameters: { ...managersApp.parameters, ...spec('MGR-06') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** From checks that cannot be read to the bill of one, and on to another check. */
export const FindCheck: Story = {
  parameters: { ...spec('MGR-06', 'MGR-12') },
  play: async ({ canvas, userEvent }) => {
    const enter = async (number: string) => {
      await userEvent.clear(await canvas.findByLabelText('Check number'))
      await userEvent.type(canvas.getByLabelText('Check number'), number)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    }
    await enter('999')
    await expect(await canvas.findByText('This check does not exist.')).toBeVisible()
    await enter(refusedChecks.closed)
    await expect(await canvas.findByText('This check is closed.')).toBeVisible()
    await enter('1042')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check 1042' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Another check' }))
    await expect(await canvas.findByLabelText('Check number')).toHaveValue('')
    await expect(canvas.getByLabelText('Check number')).toHaveFocus()
  },
}

/** A number that was typed for one guest is there after a reload, and not in the form of another. */
export const TypedForAnother: Story = {
  parameters: { ...spec('MGR-06', 'NET-11') },
  play: async ({ canvas, userEvent, mount, args }) => {
    await mount()
    await userEvent.type(await canvas.findByLabelText('Check number'), '1042')
    await mount(<Assembled key="reloaded" {...args} />)
    await expect(await canvas.findByLabelText('Check number')).toHaveValue('1042')
    await mount(<Assembled key="another" address="/enter-check-number?location_id=700&user_id=9001" />)
    await expect(await canvas.findByLabelText('Check number')).toHaveValue('')
  },
}

/** The message of a check that could not be read clears after 5 seconds, beside the field and above the form (MGR-12). */
export const MessageClears: Story = {
  parameters: { ...spec('MGR-12') },
  beforeEach: () => {
    const leave = asManager()
    const release = holdTime()
    return () => {
      release()
      leave()
    }
  },
  play: async ({ canvas, userEvent }) => {
    for (const [number, message] of [
      ['999', 'This check does not exist.'],
      [refusedChecks.posDown, 'This check does not exist.'],
      [refusedChecks.closed, 'This check is closed.'],
    ] as const) {
      await userEvent.clear(await canvas.findByLabelText('Check number'))
      await userEvent.type(canvas.getByLabelText('Check number'), number)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText(message)).toBeVisible()
      await passTime(5_100)
      await expect(canvas.queryByText(message)).toBeNull()
    }
  },
}

/** At a legacy POS the amount can be entered instead; the notes stay when the manager switches. */
export const EnterAmount: Story = {
  args: { address: '/enter-check-number?location_id=703&user_id=9000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Notes (optional)'), 'Table 4')
    await userEvent.click(canvas.getByRole('link', { name: 'Enter bill amount' }))
    await userEvent.type(await canvas.findByLabelText('Bill amount'), '4850')
    await userEvent.selectOptions(await canvas.findByLabelText('Employee'), 'Priya Raman')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('group', { name: 'Bill' })).toHaveTextContent(/Bill total\$48\.50$/)
    await expect(canvas.getByText('Priya Raman')).toBeVisible()
    await expect(canvas.getByText('Table 4')).toBeVisible()
  },
}

let release = () => {}

/** The check is found after the manager has chosen to enter an amount: it leads nowhere. */
export const LateCheck: Story = {
  args: { address: '/enter-check-number?location_id=703&user_id=9000' },
  beforeEach: ({ msw }) => {
    const late = Promise.withResolvers<void>()
    release = late.resolve
    msw.use(
      http.get(getPathPattern(getTicket), async () => {
        await late.promise
        return HttpResponse.json({ ticket: ticketWire })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Check number'), '1042')
    await canvas.findByRole('option', { name: 'Priya Raman' })
    await userEvent.selectOptions(await canvas.findByLabelText('Employee'), 'Priya Raman')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Enter bill amount' }))
    const amount = await canvas.findByLabelText('Bill amount')
    release()
    await userEvent.type(amount, '4850')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('group', { name: 'Bill' })).toHaveTextContent(/Bill total\$48\.50$/)
  },
}

/** The list of employees fails once, and is read again. */
export const EmployeesAgain: Story = {
  args: { address: '/enter-check-number?location_id=703&user_id=9000' },
  beforeEach: ({ msw }) => msw.use(http.get(getPathPattern(getEmployees), () => HttpResponse.json({}, { status: 422 }), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('option', { name: 'Mina Castellanos' })).toBeInTheDocument()
  },
}

/** The location cannot be read. */
export const LocationFails: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(getPathPattern(getLocations), () => HttpResponse.json({}, { status: 422 }), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to fetch locations. Please try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('Check number')).toBeVisible()
  },
}

/** Without a guest there is no bill to pay (MGR-13). */
export const WithoutGuest: Story = {
  args: { address: '/enter-check-number?location_id=700' },
  parameters: { ...spec('MGR-13') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find a guest' })).toBeVisible()
  },
}

export const UnknownLocation: Story = {
  args: { address: '/enter-check-number?location_id=1&user_id=9000' },
  parameters: { ...spec('MGR-13') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a location' })).toBeVisible()
  },
}
