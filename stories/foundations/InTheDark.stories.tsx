import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { samples } from '../conformance/samples.ts'
import conformance from '../ui/Conformance.stories.tsx'

const meta = { ...conformance, title: 'UI/In the dark', globals: { scheme: 'dark' } } satisfies Meta<typeof conformance.component>
export default meta

type Story = StoryObj<typeof meta>

/** Every value of the closed props, on a dark page. */
export const Everything: Story = {
  async play({ canvasElement }) {
    await expect(getComputedStyle(canvasElement).colorScheme).toBe('dark')
  },
}

const componentOf = (index: number) => samples[index]?.name.split(' ')[0]

/** Covers the others, and differs at each run. */
const covering = 'Confetti'

/** The first story of each component that does not need the whole window. */
const oneOfEach = samples.filter(
  ({ fullscreen }, index) => !fullscreen && componentOf(index) !== covering && componentOf(index) !== componentOf(index - 1),
)

/** One story of each component, with its background. */
export const OneOfEach: Story = {
  // All rules of axe run on each story in the light scheme; only the colours differ here.
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
