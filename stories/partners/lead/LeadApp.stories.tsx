import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { BankWindow } from '../../../apps/partners/lead/openBank.ts'
import { signOut } from '../../../apps/runtime/session/session.ts'
import { createLead, exchangePublicToken, saveLeadData } from '../../../features/partners/lead/api.ts'
import { openStandIn } from '../../../mocks/bank/standIn.ts'
import { person } from '../../../features/partners/lead/examples/leads.ts'
import { store } from '../../../mocks/handlers/all.ts'
import { getPathPattern } from '../../../mocks/handlers/respond.ts'
import { scenarios } from '../../../mocks/scenarios/scenarios.ts'
import { partnersApp } from '../partnersApp.ts'
import { spec } from '../../spec.ts'

const meta = {
  ...partnersApp,
  beforeEach: signOut,
  title: 'Apps/Partners lead',
  decorators: [
    (Story) => (
      <BankWindow value={openStandIn}>
        <Story />
      </BankWindow>
    ),
  ],
  args: { address: '/join' },
  parameters: { ...partnersApp.parameters, ...spec('PUB-04') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Playing = Parameters<NonNullable<Story['play']>>[0]

/** Fills in whom to call, and goes on. */
async function describe({ canvas, userEvent }: Playing): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('First name'), person.firstName)
  await userEvent.type(canvas.getByLabelText('Last name'), person.lastName)
  await userEvent.type(canvas.getByLabelText('Email'), person.email)
  await userEvent.type(canvas.getByLabelText('Phone number'), person.phone)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** From the search to the linked bank account; lost answers do not make two leads of one, nor open the bank’s window again. */
export const Join: Story = {
  parameters: { ...spec('PUB-04', 'NET-08') },
  beforeEach: ({ msw }) => msw.use(...scenarios.lostAnswer.handlers(getPathPattern(createLead))),
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await userEvent.type(await canvas.findByLabelText('Name of your restaurant'), 'tern')
    await expect(await canvas.findByRole('button', { name: /^Tern & Table/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Search everywhere' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^The Tern Rooms/ }))
    await describe(context)
    await expect(await canvas.findByText(/Nothing you typed is lost/)).toBeVisible()
    msw.resetHandlers()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }))
    const link = await canvas.findByRole('button', { name: 'Link my bank account' })
    msw.use(...scenarios.lostAnswer.handlers(getPathPattern(exchangePublicToken)))
    await userEvent.click(link)
    const bank = within(await screen.findByRole('dialog', { name: 'Your bank' }))
    await userEvent.click(bank.getByRole('button', { name: /^Harbor Savings/ }))
    await expect(await canvas.findByText(/Nothing you typed is lost/)).toBeVisible()
    msw.resetHandlers()
    await userEvent.click(link)
    await expect(await canvas.findByText(/Your bank account is linked/)).toBeVisible()
    await expect(store.state.leads).toMatchObject([{ email: person.email, isBankLinked: true, details: { city: 'Burlington' } }])
  },
}

/** The details of one restaurant were refused, and another one is chosen: it is a lead of its own, and nothing of it goes to the first. */
export const JoinAnother: Story = {
  parameters: { ...spec('PUB-04', 'NET-08') },
  beforeEach: ({ msw }) => msw.use(...scenarios.serverError.handlers(getPathPattern(saveLeadData))),
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const field = await canvas.findByLabelText('Name of your restaurant')
    await userEvent.type(field, 'tern')
    await userEvent.click(await canvas.findByRole('button', { name: /^Tern & Table/ }))
    await describe(context)
    await canvas.findByRole('alert')
    msw.resetHandlers()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another restaurant' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Search everywhere' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^The Tern Rooms/ }))
    await describe(context)
    await canvas.findByRole('button', { name: 'Link my bank account' })
    await expect(store.state.leads).toMatchObject([
      { restaurantName: 'Tern & Table', details: null },
      { restaurantName: 'The Tern Rooms', details: { city: 'Burlington' } },
    ])
  },
}
