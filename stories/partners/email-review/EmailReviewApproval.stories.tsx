import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { EmailReviewScreen } from '../../../features/partners/email-review/EmailReviewScreen.tsx'
import { ready } from '../../../features/shared/api/remote.ts'
import { approvedReview, readerReview } from '../../../features/partners/email-review/examples/reviews.ts'
import { refusedWith, sending } from '../../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../../features/shared/api/answers/failureText.ts'
import { spec } from '../../spec.ts'
import emailReview from './EmailReview.stories.tsx'

const meta = {
  ...emailReview,
  title: 'Screens/Partners/Email review approval',
  args: { ...emailReview.args, isAsked: true },
  parameters: { layout: 'fullscreen', ...spec('REV-02') },
} satisfies Meta<typeof EmailReviewScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Asked by the link or by a press; nothing is sent before it is confirmed. */
export const Idle: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve all emails?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith(false)
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
}

/** The link asks for an approval that its reader may not give. */
export const Idle__Reader: Story = { args: { review: ready(readerReview) } }

export const Sending: Story = {
  args: { approval: sending },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve all emails' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { approval: refusedWith('Only an approver can approve these emails.', { status: 403 }) } }

/** The answer was lost: the next press is the same approval. */
export const Unknown: Story = { args: { approval: submissionFromFailure({ kind: 'offline' }) } }

/** A server that refuses with 409 may still act: its words show. */
export const Refused__Undecided: Story = {
  args: { approval: submissionFromFailure({ kind: 'refused', status: 409, message: 'This campaign was approved by Ida already.' }) },
}

/** The server has taken the approval: the page does not wait for the next reading. */
export const Approved__Here: Story = { args: { done: 'approval' } }

export const Approved: Story = { args: { review: ready(approvedReview) }, parameters: { ...spec('REV-02', 'REV-03') } }

/** Somebody else has approved meanwhile: what was sent here was refused. */
export const Approved__Refused: Story = {
  args: { review: ready(approvedReview), edits: refusedWith('These emails are approved already.') },
}
