import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { changeProject } from '../../mocks/state/partners/partnerRecords.ts'
import { spec } from '../spec.ts'
import { asPartner, partnersApp } from './partnersApp.ts'

const meta = {
  ...partnersApp,
  title: 'Apps/Partners rights',
  args: { address: '/team?project=harbor-rye' },
  beforeEach: asPartner('priya@harborrye.example'),
  parameters: { ...partnersApp.parameters, ...spec('PRT-11') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** An editor invites and removes viewers, and nobody else. */
export const EditorsTeam: Story = {
  parameters: { ...spec('PRT-10', 'PRT-11') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Theo Brandt' }))
    await expect(canvas.queryByRole('button', { name: 'Remove Ines Farrow' })).toBeNull()
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Theo Brandt?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Theo Brandt' })).toBeNull())
  },
}

/** An editor sees the finances, and why they cannot be changed. */
export const EditorsFinances: Story = {
  args: { address: '/finances?project=harbor-rye' },
  parameters: { ...spec('PRT-08', 'PRT-11') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an admin of the team can change finances.')).toBeVisible()
    await expect(await canvas.findByText('Harbor & Rye LLC ••• 2210')).toBeVisible()
    for (const name of ['Connect an account', 'Check again', 'Change locations', 'Disconnect'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** Platewell’s own people edit a project that is in review. */
export const OwnPeople: Story = {
  args: { address: '/location?project=harbor-rye&id=301' },
  beforeEach: [
    asPartner('sky@platewell.example'),
    () => changeProject(store, 'harbor-rye', (changes) => Object.assign(changes, { status: 'in_review' })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('State'))
    await userEvent.type(canvas.getByLabelText('State'), 'nh')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(store.state.partnerChanges['harbor-rye']?.locations['301']?.state).toBe('NH'))
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveValue('NH'))
  },
}
