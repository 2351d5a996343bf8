import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as z from 'zod/mini'
import { expect, fn, waitFor } from 'storybook/test'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { type EmailCaptureEvent, type EmailCaptureState, begin, transition } from '../../features/email-capture/emailCapture.ts'
import { answered } from '../../features/shared/api/answer.ts'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { emailOnTheWire } from '../../features/shared/contact/email.ts'
import { idle } from '../../features/shared/api/submission.ts'
import { spec } from '../spec.ts'
import { inColumn } from '../ui/inColumn.tsx'

const email = z.parse(emailOnTheWire, 'ada.moreau@mail.example')

const meta = {
  title: 'Screens/Email capture',
  component: EmailCaptureForm,
  decorators: [inColumn],
  args: { state: { status: 'open', email: '', submission: idle }, send: fn(), drafts: noDrafts },
  parameters: { controls: { include: ['state'] }, ...spec('EML-01') },
} satisfies Meta<typeof EmailCaptureForm>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is on sale: one field, to hear when that changes. It shows what is wrong with the address. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email')
    const send = canvas.getByRole('button', { name: 'Tell me when' })
    await userEvent.click(send)
    await expect(await canvas.findByText('An email address is required')).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'ada@')
    await expect(await canvas.findByText('Invalid email')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, ' Ada.Moreau@mail.example ')
    await userEvent.click(send)
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'emailSubmitted', email })
  },
}

/** The address is being sent. */
export const Open__Sending: Story = { args: { state: { status: 'open', email, submission: { phase: 'sending', email } } } }

/** The server refused the address. The refusal goes when the address changes. */
export const Open__Refused: Story = {
  args: { state: { status: 'open', email, submission: { phase: 'refused', message: 'You are on the list already.' } } },
  parameters: { ...spec('EML-02') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are on the list already.')
    await userEvent.type(canvas.getByLabelText('Email'), 'x')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The address is on the list. */
export const Thanked: Story = {
  args: { state: { status: 'thanked', email } },
  parameters: { ...spec('EML-02') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We write to ada.moreau@mail.example as soon as there is news.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Thank you' })).not.toHaveFocus()
  },
}

function Answered() {
  const [state, setState] = useState(begin()[0])
  const after = (before: EmailCaptureState, event: EmailCaptureEvent) => transition(before, event)[0]
  const send = (event: EmailCaptureEvent) =>
    setState((before) => {
      const next = after(before, event)
      return event.type === 'emailSubmitted' ? after(next, { type: 'inquireAnswered', answer: answered({}) }) : next
    })
  return <EmailCaptureForm state={state} send={send} drafts={noDrafts} />
}

/** The thanks replace the form, and take its focus. */
export const Thanked__AfterSending: Story = {
  args: { state: { status: 'thanked', email } },
  render: () => <Answered />,
  parameters: { ...spec('EML-02') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada.moreau@mail.example{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thank you' })).toHaveFocus())
  },
}
