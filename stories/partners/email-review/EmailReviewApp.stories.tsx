import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { signOut } from '../../../apps/runtime/session/session.ts'
import { getReview } from '../../../features/partners/email-review/api.ts'
import { store } from '../../../mocks/handlers/all.ts'
import { getPathPattern } from '../../../mocks/handlers/respond.ts'
import { scenarios } from '../../../mocks/scenarios/scenarios.ts'
import { partnersApp } from '../partnersApp.ts'
import { pictureFile } from '../../pictureFile.ts'
import { spec } from '../../spec.ts'

const meta = {
  ...partnersApp,
  beforeEach: signOut,
  title: 'Apps/Partners email review',
  args: { address: '/email-review?id=41&token=review-approver' },
  parameters: { ...partnersApp.parameters, ...spec('REV-01', 'REV-04') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Changes with a picture: a press sends them once, the activity shows them at once, and the form is empty again. */
export const AskForChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ask for a change'))
    const message = await canvas.findByLabelText('What changes would you like to see?')
    await userEvent.type(message, 'A warmer picture, please.')
    await userEvent.upload(canvas.getByLabelText('Choose an image, drop or paste'), await pictureFile('broth.png', 600, 400))
    await expect(await canvas.findByText(/uploaded$/)).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Noor Haddad asked for changes')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Picture 1 of 1 from Noor Haddad' })).toBeInTheDocument()
    await expect(message).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(store.state.reviews).toHaveLength(1)
  },
}

/** The activity cannot be read again: the answer does not wait for it. A reload meanwhile would send the changes once more. */
export const ActivityUnreachable: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByText('Ask for a change'))
    await userEvent.type(await canvas.findByLabelText('What changes would you like to see?'), 'A warmer picture, please.')
    msw.use(...scenarios.timeout.handlers(getPathPattern(getReview)))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Your changes were sent')).toBeVisible()
  },
}

/** The link asks for the approval: it is confirmed first (REV-02). */
export const ApproveByLink: Story = {
  args: { address: '/email-review?id=41&token=review-approver&approve=true' },
  parameters: { ...spec('REV-02') },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve all emails?' }))
    await expect(store.state.reviews).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Approve all emails' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Campaign Approved!' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Noor Haddad approved all emails')).toBeVisible())
  },
}

/** No token (REV-03). */
export const NoToken: Story = {
  args: { address: '/email-review?id=41' },
  parameters: { ...spec('REV-03') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This page is unavailable' })).toBeVisible()
  },
}
