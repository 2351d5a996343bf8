import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StateSwitch } from '../../ui/StateSwitch/StateSwitch.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/StateSwitch',
  component: StateSwitch,
  args: {
    label: 'Opt out this browser',
    title: 'This browser is not opted out yet',
    text: 'It doesn’t send a signal, and we have no earlier choice from it.',
    on: false,
    onTurnOn: fn(),
  },
  parameters: usage({
    use: ['For the one choice of a page, which takes effect at once'],
    avoid: ['For one of several settings: use `Switch`', 'When it takes effect only when a form is sent: use `Checkbox`'],
    do: ['Write the state as a sentence, and the reason below it', 'Give the reason where a press could not be carried out'],
    dont: ['Change its label with its state', 'Turn it back without the person'],
  }),
} satisfies Meta<typeof StateSwitch>
export default meta

type Story = StoryObj<typeof meta>

/** The owner decides whether it is on. */
export const Off: Story = {
  async play({ args, canvas, userEvent }) {
    const control = canvas.getByRole('switch', { name: 'Opt out this browser' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onTurnOn).toHaveBeenCalledWith()
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}

/** A press has just turned it on. */
export const Saved: Story = { args: { title: 'This browser is opted out', text: 'For 365 days.', on: true, fixed: true, saved: 'Saved' } }

export const Failed: Story = { args: { title: 'This browser didn’t save your choice', text: 'It blocks the cookie.', failed: true } }

/** Something else has turned it on: a press does nothing. */
export const Fixed: Story = {
  args: { title: 'Your browser opts you out', text: 'It sends a signal.', on: true, fixed: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onTurnOn).not.toHaveBeenCalled()
  },
}

export const NotKnown: Story = { args: { title: 'One moment…', text: '', on: null } }
