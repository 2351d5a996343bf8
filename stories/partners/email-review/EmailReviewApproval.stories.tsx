import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { EmailReviewScreen } from '../../../features/partners/email-review/EmailReviewScreen.tsx'
import { ready } from '../../../features/shared/api/remote.ts'
import { approvedReview, readerReview, reviewStates, reviewVariants } from '../../../features/partners/email-review/examples/states.ts'
import { spec } from '../../spec.ts'
import emailReview from './EmailReview.stories.tsx'

const meta = {
  ...emailReview,
  title: 'Screens/Partners/Email review approval',
  parameters: { layout: 'fullscreen', ...spec('REV-02') },
} satisfies Meta<typeof EmailReviewScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Asked by the link or by a press; nothing is sent before it is confirmed. */
export const ConfirmingApproval: Story = { args: { state: reviewStates.confirmingApproval } }

/** The link asks for an approval that its reader may not give. */
export const ConfirmingApproval__Reader: Story = { args: { state: reviewStates.confirmingApproval, review: ready(readerReview) } }

export const Approving: Story = {
  args: { state: reviewStates.approving },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve all emails' }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const ApprovalUnknown: Story = { args: { state: reviewStates.approvalUnknown } }

/** A server that refuses with 409 may still act: its words show, and a way back to the emails. */
export const ApprovalUnknown__Said: Story = {
  args: { state: { status: 'approvalUnknown', said: 'This campaign was approved by Ida already.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This campaign was approved by Ida already.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the emails' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'unknownLeft' })
  },
}

/** The server has taken the approval: the page does not wait for the next reading. */
export const Idle__Approved: Story = { args: { state: reviewVariants.idleApproved } }

export const Approved: Story = { args: { review: ready(approvedReview) }, parameters: { ...spec('REV-02', 'REV-03') } }

/** Somebody else has approved meanwhile: what was sent here was refused. */
export const Approved__Refused: Story = { args: { review: ready(approvedReview), state: reviewVariants.idleRefused } }
