import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withoutPicture } from '../withoutPicture.ts'
import { canEmulate, emulateForced, prepareForced } from './emulate.ts'
import { DrawEach } from './DrawEach.tsx'
import { Faulty } from './Faulty.tsx'
import { narrowest } from './lookAt.ts'
import { samples } from './samples.ts'
import { setWindowWidth } from './window.ts'

const meta = {
  title: 'Checks/Conformance of every story',
  component: DrawEach,
  tags: ['each-enterprise', 'check'],
  args: { samples, share: 0, shares: 6 },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { story: { inline: false } },
    ...withoutPicture('What is seen in the end is a list without entries'),
  },
  async beforeEach() {
    await prepareForced()
    setWindowWidth(narrowest)
    return async () => {
      setWindowWidth(null)
      await emulateForced(false)
    }
  },
  async play({ canvas }) {
    await canvas.findByText(/is rendered/, {}, { timeout: 25_000 })
    await expect(canvas.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([])
  },
} satisfies Meta<typeof DrawEach>
export default meta

type Story = StoryObj<typeof meta>

/** The stories of every component are split into six shares; this is the first. */
export const FirstShare: Story = {}

/** The second share. */
export const SecondShare: Story = { args: { share: 1 } }

/** The third share. */
export const ThirdShare: Story = { args: { share: 2 } }

/** The fourth share. */
export const FourthShare: Story = { args: { share: 3 } }

/** The fifth share. */
export const FifthShare: Story = { args: { share: 4 } }

/** The sixth share. */
export const SixthShare: Story = { args: { share: 5 } }

/** One of these stories has every fault; all of them are found. */
export const AllFaults: Story = {
  render: () => <Faulty />,
  async play({ canvas }) {
    await canvas.findByText(/is rendered/)
    const found = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    const known = [
      /smallest phone.* stands out/,
      /from right to left.* stands out/,
      /"Small" is \d+ by 20/,
      /"Small" has no ring/,
      ...(canEmulate ? [/ground" has no edge/, /"Chosen" does not look chosen/, /"Restless" moves/] : []),
    ]
    for (const fault of known) {
      await expect(found.filter((each) => fault.test(each))).not.toEqual([])
    }
    await expect(found.filter((each) => !each.startsWith('Faulty: '))).toEqual([])
  },
}
