import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { DashboardScreen } from '../../features/partners/dashboard/DashboardScreen.tsx'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { emptyProject, project, readyProject, submittedProject, viewedProject } from '../../mocks/examples/partners/states.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'

const meta = {
  title: 'Screens/Partners/Dashboard',
  component: DashboardScreen,
  decorators: [inPartnerFrame('dashboard')],
  args: {
    project,
    hrefOf: (section, item) => `#${section}${item === null ? '' : `-${item.id}`}`,
    isSubmitShown: false,
    submission: idle,
    onShowSubmit: fn(),
    onHideSubmit: fn(),
    onSubmit: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-02') },
} satisfies Meta<typeof DashboardScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The missing parts and their places, the next step first. */
export const InProgress: Story = {
  play: async ({ canvas }) => {
    // Each section once: the next step with the page's one main action, the others with a link to their first.
    await expect(canvas.getByRole('row', { name: /Locations/ })).toHaveTextContent(
      /2 of 3 complete.*Add a phone number.*Congress Street.* \+2/,
    )
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#locations-303')
    await expect(canvas.getByRole('link', { name: 'Add a description' })).toHaveAttribute('href', '#brands-102')
    await expect(canvas.getByText('1 of 3 ready to submit')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Integrations/ })).toHaveTextContent(/cannot take payments until its POS is connected/)
    await expect(
      within(canvas.getByRole('table', { name: 'To take payments' })).getByRole('link', { name: 'Integrations' }),
    ).toHaveAttribute('href', '#integrations')
    await expect(canvas.getByRole('link', { name: 'mara@onboarding.example' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  },
}

/** Guests of one location pay a service charge, and are not told how it is distributed. */
export const Ready__ServiceCharge: Story = {
  args: { project: readyProject },
  parameters: { ...spec('LAW-08') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not told who receives it: .?Harbor & Rye, Mill Street.?\. Some states/)).toBeVisible()
  },
}

/** Nothing is set up yet. */
export const InProgress__Empty: Story = { args: { project: emptyProject } }

/** Somebody who may view only: why, and who can act (PRT-11). */
export const InProgress__ViewOnly: Story = {
  args: { project: viewedProject },
  parameters: { ...spec('PRT-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can view this project but not change it. Ask a team member who can edit it.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull()
  },
}

/** A permission that we do not know gives no right: why, and whom to ask (PRT-11). */
export const InProgress__UnknownPermission: Story = {
  args: { project: { ...project, currentUser: { ...project.currentUser, permission: null } } },
  parameters: { ...spec('PRT-11') },
}

/** Everything is ready, and an editor waits for an admin: a submission closes the project to the whole team (PRT-03). */
export const Ready__Editor: Story = {
  args: { project: { ...readyProject, currentUser: { ...readyProject.currentUser, permission: 'editor' } } },
  parameters: { ...spec('PRT-03', 'PRT-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An admin of the team submits it.')).toBeVisible()
    await expect(canvas.getByText('Only an admin of the team can change finances.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  },
}

/** All three are ready: the submission is the next step (PRT-03). */
export const Ready: Story = { args: { project: readyProject }, parameters: { ...spec('PRT-03') } }

const asks: Story['play'] = async () => {
  await expect(await screen.findByRole('alertdialog', { name: 'Submit for review?' })).toBeVisible()
}

/** The dialog says what a submission does. */
export const Ready__Asked: Story = { args: { project: readyProject, isSubmitShown: true }, parameters: { ...spec('PRT-03') }, play: asks }

/** It is on its way. */
export const Ready__Sending: Story = { args: { project: readyProject, isSubmitShown: true, submission: sending }, play: asks }

/** The server refused it. */
export const Ready__Refused: Story = {
  args: { project: readyProject, isSubmitShown: true, submission: refusedWith('The project is not ready to be submitted.') },
  play: asks,
  parameters: { ...spec('PRT-03') },
}

/** It was submitted: what happens now, and that nothing can be changed (PRT-03). */
export const InReview: Story = { args: { project: submittedProject }, parameters: { ...spec('PRT-03', 'PRT-11') } }

/** A status that we do not know shows as it is sent, and the project can be submitted again. */
export const OtherStatus: Story = { args: { project: { ...readyProject, status: 'changes_requested' } } }
