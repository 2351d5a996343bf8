import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { EmailReviewScreen } from '../../../features/partners/email-review/EmailReviewScreen.tsx'
import { failedToLoad, loading, ready } from '../../../features/shared/api/remote.ts'
import {
  endedUploads,
  message,
  readerReview,
  review,
  reviewWithLog,
  uploads,
} from '../../../features/partners/email-review/examples/reviews.ts'
import { idle, refusedWith, sending } from '../../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../../features/shared/api/answers/failureText.ts'
import { spec } from '../../spec.ts'
import { presses } from '../../plays.ts'

const meta = {
  title: 'Screens/Partners/Email review',
  component: EmailReviewScreen,
  args: {
    review: ready(review),
    edits: idle,
    onEdits: fn(),
    approval: idle,
    onApprove: fn(),
    isAsked: false,
    onAsk: fn(),
    done: null,
    message: '',
    onMessage: fn(),
    pictures: { uploads: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('REV-01') },
} satisfies Meta<typeof EmailReviewScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is written: it cannot be sent. */
export const Idle: Story = {}

/** The emails under review: what an inbox shows of each, with its lines, and the way to the whole of it. */
export const Idle__Emails: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'A bowl for the first cold evening' })).toBeVisible()
    await userEvent.click(within(canvas.getByRole('group', { name: 'The 2 emails' })).getByRole('button', { name: /^2\. / }))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your $25 is still warm' })).toBeVisible()
    const link = canvas.getByRole('link', { name: /Open the email “Your \$25 is still warm”/ })
    await expect(link).toHaveAttribute('href', '/api/campaign_emails/41/2?token=review-approver')
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** A server that names no emails. */
export const Idle__NoEmails: Story = { args: { review: ready({ ...readerReview, emails: [] }) } }

/** A message alone can be sent. */
export const Idle__Written: Story = { args: { message: 'A warmer picture, please.  ' } }

/** Each picture has its own progress, error and retry; nothing is sent before all are done. */
export const Idle__Pictures: Story = {
  args: { pictures: { ...meta.args.pictures, uploads } },
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
  args: { pictures: { ...meta.args.pictures, uploads: endedUploads } },
  parameters: { ...spec('REV-04') },
  play: presses('Send', 'onEdits', { message: '', images: ['/pictures/kumo-hero.svg'] }),
}

/** The requests of others, as they typed them. */
export const Idle__Activity: Story = {
  args: { review: ready(reviewWithLog) },
  parameters: { ...spec('REV-03', 'REV-04') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Activity'))
    await expect(canvas.getByText('Noor Haddad asked for changes')).toBeVisible()
  },
}

/** A reader who may not approve has no button for it. */
export const Idle__Reader: Story = { args: { review: ready(readerReview) }, parameters: { ...spec('REV-02') } }

export const Idle__Sent: Story = { args: { review: ready(reviewWithLog), done: 'edits' } }

export const Refused: Story = { args: { edits: refusedWith('These emails are approved already.'), message: 'A warmer picture, please.' } }

export const Refused__Field: Story = {
  args: { edits: refusedWith('is too long', { status: 422, fields: { message: 'Is too long' } }), message: 'A warmer picture, please.' },
  play: async ({ canvas }) => {
    const message = canvas.getByLabelText('What changes would you like to see?')
    await expect(message).toHaveAccessibleDescription('Is too long')
    await expect(message).toHaveFocus()
  },
}

export const Idle__Stale: Story = {
  args: { review: ready(reviewWithLog, { staleCause: { kind: 'offline' } }) },
  play: presses('Try again', 'onRetry'),
}

export const Sending: Story = {
  args: { edits: sending, message },
  play: async ({ args, canvas, userEvent }) => {
    // Text typed now would not be sent, and would be cleared with what was.
    await expect(canvas.getByLabelText('What changes would you like to see?')).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText('Choose an image, drop or paste')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onEdits).not.toHaveBeenCalled()
  },
}

/** The answer was lost: the same changes, sent again, are the same attempt. The activity shows them if they have arrived. */
export const Unknown: Story = {
  args: { edits: submissionFromFailure({ kind: 'timeout' }), message },
  parameters: { ...spec('REV-04') },
  play: presses('Send', 'onEdits', { message, images: [] }),
}

export const Loading: Story = { args: { review: loading } }

export const Unavailable: Story = { args: { review: ready(null) }, parameters: { ...spec('REV-03') } }

export const Failed: Story = {
  args: { review: failedToLoad({ kind: 'offline' }) },
  parameters: { ...spec('REV-03') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page is unavailable' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Too many requests: this passes. */
export const Failed__Busy: Story = { args: { review: failedToLoad({ kind: 'refused', status: 429, message: null }) } }
