import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stepper, type StepperProps } from '../../ui/Stepper/Stepper.tsx'
import { usage } from './usage.ts'

/** Holds the current step in state. */
function Going(props: StepperProps) {
  const [current, setCurrent] = useState(props.current)
  const goBack = (step: number) => {
    setCurrent(step)
    props.onGoBack?.(step)
  }
  return <Stepper {...props} current={current} onGoBack={goBack} />
}

const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  args: { steps: ['Amount', 'Recipients', 'Message', 'Payment'], current: 1 },
  parameters: usage({
    use: ['For a task that leads through several pages in one order'],
    avoid: ['`ProgressBar` for how much of one thing is done', 'Tabs, for pages in any order'],
    do: ['Name each step in a word', 'Link completed steps if nothing gets lost'],
    dont: ['Show it for two pages', 'Add or remove steps on the way'],
  }),
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

/** In progress. */
export const OnTheWay: Story = {}

/** Completed steps can be revisited, also by key, and the focus stays; later steps cannot be reached. */
export const GoingBack: Story = {
  render: (args) => <Going {...args} />,
  args: { current: 2, onGoBack: fn() },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.tab()
    await userEvent.tab()
    const recipients = canvas.getByRole('button', { name: /Recipients/ })
    await expect(recipients).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGoBack).toHaveBeenCalledWith(1)
    await expect(recipients).toHaveAttribute('aria-disabled', 'true')
    await expect(recipients).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGoBack).toHaveBeenCalledOnce()
  },
}

/** With too little space: the current step's name, and the number of steps. */
export const OnPhone: Story = { args: { current: 2, onGoBack: fn() }, globals: { viewport: { value: 'w320' } } }

/** The last step. */
export const Last: Story = { args: { current: 3 } }
