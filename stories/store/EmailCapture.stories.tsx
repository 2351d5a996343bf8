import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as z from 'zod/mini'
import { expect, fn, waitFor } from 'storybook/test'
import { EmailCaptureForm, type EmailCaptureFormProps } from '../../features/email-capture/EmailCaptureForm.tsx'
import { emailOnTheWire } from '../../features/shared/contact/email.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { spec } from '../spec.ts'
import { inColumn } from '../ui/inColumn.tsx'

const email = z.parse(emailOnTheWire, 'ada.moreau@mail.example')

const meta = {
  title: 'Screens/Shared/Email capture',
  component: EmailCaptureForm,
  decorators: [inColumn],
  args: { email: '', isThanked: false, submission: idle, onText: fn(), onSubmit: fn(), onAgain: fn() },
  parameters: { controls: { include: ['email', 'isThanked', 'submission'] }, ...spec('EML-01') },
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
    await expect(args.onText).toHaveBeenLastCalledWith('Ada.Moreau@mail.example')
    await userEvent.click(send)
    await expect(args.onSubmit).toHaveBeenLastCalledWith(email)
  },
}

/** The address is being sent. */
export const Open__Sending: Story = { args: { email, submission: sending } }

/** The server refused the address. The refusal goes when the address changes. */
export const Open__Refused: Story = {
  args: { email, submission: refusedWith('You are on the list already.') },
  parameters: { ...spec('EML-02') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are on the list already.')
    await userEvent.type(canvas.getByLabelText('Email'), 'x')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.onText).toHaveBeenLastCalledWith('ada.moreau@mail.examplex')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The address is on the list. */
export const Thanked: Story = {
  args: { email, isThanked: true },
  parameters: { ...spec('EML-02') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We write to ada.moreau@mail.example as soon as there is news.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Thank you' })).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

function Answered(args: EmailCaptureFormProps) {
  const [sent, setSent] = useState('')
  return <EmailCaptureForm {...args} email={sent} isThanked={sent !== ''} onSubmit={setSent} onAgain={() => setSent('')} />
}

/** The thanks replace the form, and take its focus. */
export const Thanked__AfterSending: Story = {
  args: { email, isThanked: true },
  render: (args) => <Answered {...args} />,
  parameters: { ...spec('EML-02') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada.moreau@mail.example{Enter}')
    await expect(args.onText).toHaveBeenLastCalledWith('ada.moreau@mail.example')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thank you' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
}
