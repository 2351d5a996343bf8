import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { samples } from '../conformance/samples.ts'
import conformance from '../ui/Conformance.stories.tsx'

const meta = { ...conformance, title: 'UI/In the dark', globals: { scheme: 'dark' } } satisfies Meta<typeof conformance.component>
export default meta

type Story = StoryObj<typeof meta>

/** Every value of the closed props in the dark scheme, on a dark page, as easy to read as in the light. */
export const Everything: Story = {
  async play({ canvasElement }) {
    await expect(getComputedStyle(canvasElement).colorScheme).toBe('dark')
  },
}

const componentOf = (index: number) => samples[index]?.name.split(' ')[0]

/** Falls over all the others, never twice alike, in the colours of the enterprise whatever the scheme. */
const overAll = 'Confetti'

/** The first story of each component that shares its window with others. */
const oneOfEach = samples.filter(
  ({ fullscreen }, index) => !fullscreen && componentOf(index) !== overAll && componentOf(index) !== componentOf(index - 1),
)

/** One story of each component, the ground that it lies on included. */
export const OneOfEach: Story = {
  // In the light each is looked at by itself, in every respect; here it is its colours that matter.
  parameters: { a11y: { options: { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'] } } },
  render: () => (
    <Stack space="xl">
      {oneOfEach.map(({ name, Story }) => (
        <div key={name} data-specimen={name}>
          <Story />
        </div>
      ))}
    </Stack>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('[data-specimen]').length).toBeGreaterThan(50)
  },
}
