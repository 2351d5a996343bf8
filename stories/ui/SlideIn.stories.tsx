import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { SlideIn } from '../../ui/SlideIn/SlideIn.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/SlideIn',
  component: SlideIn,
  args: { active: true, children: <Text>Enter the code that we texted to you.</Text> },
  parameters: usage({
    use: ['Around the content of a step that takes the place of the step before'],
    avoid: ['`Drawer` or `Dialog` for what opens above a page'],
    do: ['Give it a `key` that changes with the step'],
    dont: ['Move what a person is about to press'],
  }),
} satisfies Meta<typeof SlideIn>
export default meta

type Story = StoryObj<typeof meta>

function Steps() {
  const [step, setStep] = useState(1)
  return (
    <Stack space="md" align="start">
      <SlideIn key={step} active={step > 1}>
        <Text>{`Step ${step}`}</Text>
      </SlideIn>
      <Button onClick={() => setStep(step + 1)}>Next</Button>
    </Stack>
  )
}

/** The first step stands still; each later one slides in. */
export const EachStep: Story = {
  render: () => <Steps />,
  play: async ({ canvas, userEvent }) => {
    const motionOf = (text: string) => canvas.getByText(text).parentElement?.getAnimations().length
    await expect(motionOf('Step 1')).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Step 2')).toBeVisible()
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(motionOf('Step 2')).toBe(1)
  },
}

export const Still: Story = { args: { active: false } }
