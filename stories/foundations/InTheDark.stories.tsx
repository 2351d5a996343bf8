import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { samples } from '../conformance/samples.ts'
import { Board } from './Board.tsx'

const meta = { title: 'UI/In the dark', component: Board, globals: { scheme: 'dark' } } satisfies Meta<typeof Board>
export default meta

type Story = StoryObj<typeof meta>

/** The most common components, on a dark page. */
export const Together: Story = {
  async play({ canvasElement }) {
    await expect(getComputedStyle(canvasElement).colorScheme).toBe('dark')
  },
}

const componentOf = (index: number) => samples[index]?.name.split(' ')[0]

/** Covers the others, and differs at each run. */
const covering = 'Confetti'

/** Stories that show every value of a closed prop. */
const showsAll = / (?:Looks|Tones|Sizes|Levels|Shapes)$/

/** The first story of each component, and those with every look, unless they need the whole window. */
const oneOfEach = samples.filter(
  ({ fullscreen, name }, index) =>
    !fullscreen && componentOf(index) !== covering && (showsAll.test(name) || componentOf(index) !== componentOf(index - 1)),
)

/** Every component, with its background. */
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
