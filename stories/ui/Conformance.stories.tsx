import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { specimens } from './specimens.tsx'

/** Every component with every value of its closed props, and long texts. */
function Everything() {
  return (
    <Stack space="xl">
      {Object.entries(specimens).map(([name, specimen]) => (
        <Stack key={name} space="md">
          {specimen}
        </Stack>
      ))}
    </Stack>
  )
}

const meta = { title: 'UI/Conformance', component: Everything } satisfies Meta<typeof Everything>
export default meta

type Story = StoryObj<typeof meta>

/** All samples on one page. _Conformance of every story_ checks it for various needs of users. */
export const EveryLook: Story = {
  async play({ canvasElement, userEvent }) {
    const controls = [...canvasElement.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
    for (const control of controls.filter((control) => !control.matches(':disabled'))) {
      await userEvent.tab()
      await expect(control).toHaveFocus()
      await expect(control).toHaveAccessibleName()
    }
  },
}
