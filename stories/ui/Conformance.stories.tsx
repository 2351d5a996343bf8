import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { specimens } from './specimens.tsx'

/** Every component in a column as narrow as the smallest phone. */
function Everything({ dir, width = 320 }: { dir: 'ltr' | 'rtl'; width?: number }) {
  return (
    <div dir={dir} style={{ inlineSize: width }}>
      <Stack space="xl">
        {Object.entries(specimens).map(([name, specimen]) => (
          <div key={name} data-specimen={name}>
            <Stack space="md">{specimen}</Stack>
          </div>
        ))}
      </Stack>
    </div>
  )
}

const meta = {
  title: 'UI/Conformance',
  component: Everything,
  args: { dir: 'ltr' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Everything>
export default meta

type Story = StoryObj<typeof meta>

const isControl = 'a[href], button, input, summary'

/** Boxes that stand out of the column they belong to. */
function overflowing(root: HTMLElement) {
  return [...root.querySelectorAll<HTMLElement>('[data-specimen]')].flatMap((specimen) => {
    const room = specimen.getBoundingClientRect()
    return [...specimen.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < room.left - 1 || right > room.right + 1)
      })
      .map((element) => `${specimen.dataset['specimen']}: ${element.tagName} ${element.textContent.slice(0, 20)}`)
  })
}

/** The smallest phone: nothing stands out of its column, however long its words. */
export const Narrow: Story = {
  async play({ canvasElement }) {
    await expect(overflowing(canvasElement)).toEqual([])
  },
}

/** A script that runs from right to left: the same holds, and rows begin at the right. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  async play({ canvas, canvasElement }) {
    await expect(overflowing(canvasElement)).toEqual([])
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    const column = canvasElement.querySelector('[data-specimen]')?.getBoundingClientRect()
    await expect(Math.round(box.right)).toBe(Math.round(column?.right ?? 0))
  },
}

/** A reader who doubled the size of all text: the same holds. */
export const LargeText: Story = {
  args: { width: 640 },
  async play({ canvasElement }) {
    document.documentElement.style.fontSize = '200%'
    await expect(overflowing(canvasElement)).toEqual([])
    document.documentElement.style.removeProperty('font-size')
  },
}

/** Everything a finger or a key can reach has a name, room for a finger and a ring when it has the focus. */
export const Reachable: Story = {
  async play({ canvasElement, userEvent }) {
    const controls = [...canvasElement.querySelectorAll<HTMLElement>(isControl)]
    const small = controls.filter((control) => {
      const inText = control.tagName === 'A' && getComputedStyle(control).display === 'inline'
      const target = control.closest('label') ?? control
      return !inText && target.getBoundingClientRect().height < 44
    })
    await expect(small).toEqual([])

    for (const control of controls.filter((control) => !control.matches(':disabled'))) {
      await userEvent.tab()
      await expect(control).toHaveFocus()
      await expect(control).toHaveAccessibleName()
      await expect(hasRing(control)).toBe(true)
    }
  },
}

/** Where the system paints all grounds alike, an outline still shows where a thing begins and ends. */
export const ForcedColours: Story = {
  async play({ canvasElement }) {
    const known = ['Button', 'TextField', 'Alert', 'Card', 'Badge']
    const parts = known.flatMap((name) => [
      ...canvasElement.querySelectorAll<HTMLElement>(
        `[data-specimen="${name}"] > div > :is(button, div, span):not([role=status]), [data-specimen="${name}"] input`,
      ),
    ])
    const outlined = (part: HTMLElement) => Number.parseFloat(getComputedStyle(part).borderBlockStartWidth) >= 1
    const bare = parts.filter((part) => !outlined(part) && !part.querySelector('input, span, button'))
    await expect(parts.length).toBeGreaterThan(20)
    await expect(bare).toEqual([])
  },
}

/** A ring around the control itself, or around the box in which a code's next digit goes. */
function hasRing(control: HTMLElement): boolean {
  const ringed = control.parentElement?.querySelector('[data-next]') ?? control
  const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
}
