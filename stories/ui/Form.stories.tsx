import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Form',
  component: Form,
  decorators: [inColumn],
  args: {
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Offer code" kind="code" />
        <Button type="submit" wide>
          Find my offer
        </Button>
      </>
    ),
  },
  parameters: usage({
    use: ['Around fields that are sent together'],
    avoid: ['A field alone if nothing is sent'],
    do: ['Give `handleSubmit(…)` of the form library to `onSubmit`', 'Set `busy` until the answer arrives'],
    dont: ['Put one form into another'],
  }),
} satisfies Meta<typeof Form>
export default meta

type Story = StoryObj<typeof meta>

/** Sent by its button or by Enter in a field. */
export const Ready: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'WELCOME25{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** Pending: nothing is sent a second time. */
export const Busy: Story = {
  args: { busy: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
