import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { EmailReviewScreen } from '../../features/email-review/EmailReviewScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/remote.ts'
import {
  approvedReview,
  readerReview,
  review,
  reviewStates,
  reviewVariants,
  reviewWithLog,
  uploads,
} from '../../mocks/examples/emailReviewStates.ts'
import { spec } from '../spec.ts'

const noPictures = { uploads: [], onAdd: fn(), onRemove: fn(), onRetry: fn() }

const meta = {
  title: 'Screens/Email review',
  component: EmailReviewScreen,
  args: { review: ready(review), state: reviewStates.idle, send: fn(), message: '', onMessage: fn(), pictures: noPictures, onRetry: fn() },
  parameters: { layout: 'fullscreen', ...spec('REV-01') },
} satisfies Meta<typeof EmailReviewScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is written: it cannot be sent. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Email Review' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Kumo Ramen' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

/** A message alone can be sent. */
export const Idle__Written: Story = {
  args: { message: 'A warmer picture, please.  ' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenCalledWith({ type: 'editsSubmitted', edits: { message: 'A warmer picture, please.', images: [] } })
  },
}

/** Each picture has its own progress, error and retry; nothing is sent before all are done. */
export const Idle__Pictures: Story = {
  args: { pictures: { ...noPictures, uploads } },
  parameters: { ...spec('REV-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+ Add another image')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Uploading counter-by-night.png' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try menu-scan.png again' }))
    await expect(args.pictures.onRetry).toHaveBeenCalledWith('3')
  },
}

/** One picture failed, the others can be sent. */
export const Idle__OnePictureFailed: Story = {
  args: { pictures: { ...noPictures, uploads: uploads.filter(({ status }) => status === 'done' || status === 'failed') } },
  parameters: { ...spec('REV-04') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'editsSubmitted', edits: { message: '', images: ['/pictures/kumo-hero.svg'] } })
  },
}

/** What others have asked for, as they typed it. */
export const Idle__Activity: Story = {
  args: { review: ready(reviewWithLog) },
  parameters: { ...spec('REV-03', 'REV-04') },
  play: async ({ canvas }) => {
    const [latest, first] = within(canvas.getByRole('list', { name: 'Activity' })).getAllByRole('listitem')
    await expect(latest).toHaveTextContent('Sam Ortiz asked for changes')
    await expect(first).toHaveTextContent('Noor Haddad asked for changes')
    await expect(first?.querySelectorAll('br')).toHaveLength(1)
  },
}

/** Who may not approve is not offered it. */
export const Idle__Reader: Story = {
  args: { review: ready(readerReview) },
  parameters: { ...spec('REV-02') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve all emails' })).toBeNull()
  },
}

export const Idle__Sent: Story = {
  args: { review: ready(reviewWithLog), state: reviewVariants.idleSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your changes were sent')).toBeVisible()
  },
}

export const Idle__Refused: Story = {
  args: { state: reviewVariants.idleRefused, message: 'A warmer picture, please.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These emails are approved already.')).toBeVisible()
  },
}

export const Idle__Stale: Story = {
  args: { review: ready(reviewWithLog, { staleCause: { kind: 'offline' } }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const SendingEdits: Story = {
  args: { state: reviewStates.sendingEdits, message: reviewStates.sendingEdits.edits.message },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The answer was lost: only the same request can be sent again. */
export const EditsUnknown: Story = {
  args: { state: reviewStates.editsUnknown },
  parameters: { ...spec('REV-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('What changes would you like to see?')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'sentAgain' })
  },
}

/** Asked by the link or by a press; nothing is sent before it is confirmed. */
export const ConfirmingApproval: Story = {
  args: { state: reviewStates.confirmingApproval },
  parameters: { ...spec('REV-02') },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve all emails?' }))
    await expect(dialog.getByText(/from December 1, 2026 at 10:00 AM/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve all emails' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'approvalConfirmed' })
  },
}

/** The link asks for an approval that its reader may not give. */
export const ConfirmingApproval__Reader: Story = {
  args: { state: reviewStates.confirmingApproval, review: ready(readerReview) },
  parameters: { ...spec('REV-02') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only Noor Haddad can approve these emails. You can ask for changes.')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const Approving: Story = {
  args: { state: reviewStates.approving },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve all emails' }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const ApprovalUnknown: Story = {
  args: { state: reviewStates.approvalUnknown },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We do not know yet whether your approval arrived' })).toBeVisible()
  },
}

export const Loading: Story = { args: { review: loading } }

export const Approved: Story = {
  args: { review: ready(approvedReview) },
  parameters: { ...spec('REV-02', 'REV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Campaign Approved!' })).toBeVisible()
    await expect(canvas.getByText('Sunday lunch starts on November 29, 2026 at 9:30 AM.')).toBeVisible()
    await expect(canvas.getByText('Noor Haddad approved all emails')).toBeVisible()
  },
}

export const Unavailable: Story = {
  args: { review: ready(null) },
  parameters: { ...spec('REV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is unavailable' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'partner support' })).toHaveAttribute('href', expect.stringContaining('mailto:'))
  },
}

export const Failed: Story = {
  args: { review: failedToLoad({ kind: 'offline' }) },
  parameters: { ...spec('REV-03') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is unavailable' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
