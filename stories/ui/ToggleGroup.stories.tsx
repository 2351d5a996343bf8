import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { MoneyField } from '../../ui/MoneyField/MoneyField.tsx'
import { ToggleGroup, type ToggleGroupProps } from '../../ui/ToggleGroup/ToggleGroup.tsx'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { figures, mixedUnits } from './advice/ToggleGroup.tsx'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

type PresetsProps = Extract<ToggleGroupProps<number>, { custom?: never }>

const Stateful = (props: PresetsProps) => <ToggleGroup {...props} {...useStoryValue(props.value, props.onChange)} />

const args: PresetsProps = {
  label: 'Tip',
  name: 'tip',
  value: null,
  onChange: fn(),
  options: [
    { value: 0, label: 'None' },
    { value: 18, label: '18%', detail: '$7.56' },
    { value: 20, label: '20%', detail: '$8.40' },
    { value: 22, label: '22%', detail: '$9.24' },
    { value: 25, label: '25%', detail: '$10.50' },
  ],
}

const meta = {
  title: 'UI/ToggleGroup',
  component: ToggleGroup,
  decorators: [inColumn],
  args,
  render: ({ hint, error }) => <Stateful {...args} hint={hint} error={error} />,
  parameters: usage({
    use: ['For a few short values, and a field for any other'],
    avoid: [
      'When each choice needs an explanation: use `RadioTiles`',
      'When there are two, on and off: use `Switch`',
      'When there are more than eight: use `Select`',
    ],
    do: [{ text: 'Keep labels to a figure or a word', example: figures }, 'Preselect the usual one', 'Show the amount below a share'],
    dont: [{ text: 'Mix units in one group', example: mixedUnits }, 'Hide one that is disabled'],
    anatomy: fieldAnatomy({
      Option: { at: 'button', is: 'A figure or a word', prop: 'options' },
      Detail: { at: 'button > :nth-child(2)', is: 'A second line: the sum that a share makes' },
    }),
  }),
} satisfies Meta<typeof ToggleGroup<number>>
export default meta

type Story = StoryObj<typeof meta>

/** Tab focuses the group, arrows move inside it, a press chooses. */
export const Presets: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('group', { name: 'Tip' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    const chosen = canvas.getByRole('button', { name: /^20%/ })
    await expect(chosen).toHaveFocus()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(20)
  },
}

/** Tab enters at the chosen one, and pressing it again clears the choice. */
export const Clearable: Story = {
  render: () => <Stateful {...args} clearable value={20} />,
  async play({ canvas, userEvent }) {
    const chosen = canvas.getByRole('button', { name: /^20%/ })
    await userEvent.tab()
    await expect(chosen).toHaveFocus()
    await userEvent.click(chosen)
    await expect(chosen).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** Amounts, and a field for another amount. */
function Gift() {
  const [chosen, setChosen] = useState<number | 'custom' | null>(10_000)
  const [own, setOwn] = useState<number | null>(null)
  return (
    <ToggleGroup
      label="Amount for each person"
      value={chosen}
      onChange={setChosen}
      options={[25, 50, 100, 250].map((dollars) => ({ value: dollars * 100, label: `$${dollars}` }))}
      custom={{ label: 'Other', field: <MoneyField currency="USD" label="Other amount" value={own} onChange={setOwn} /> }}
    />
  )
}

/** The last button opens and focuses a field for another amount. */
export const WithCustom: Story = {
  render: () => <Gift />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: '$100' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }))
    const own = canvas.getByRole('textbox', { name: 'Other amount' })
    await expect(own).toHaveFocus()
    await userEvent.keyboard('7550')
    await expect(own).toHaveValue('$75.50')
    await userEvent.click(canvas.getByRole('button', { name: '$50' }))
    await expect(canvas.queryByRole('textbox')).toBe(null)
  },
}

/** Some are disabled. */
export const SomeDisabled: Story = {
  render: () => (
    <Stateful
      {...args}
      label="Your share"
      value={25}
      options={[25, 33, 50, 66, 75].map((share) => ({ value: share, label: `${share}%`, disabled: share > 50 }))}
    />
  ),
}

export const Invalid: Story = {
  render: () => <Stateful {...args} hint="Shared by everyone who served you" error="Please choose a tip, or none." />,
}

export const Disabled: Story = { render: () => <Stateful {...args} value={20} disabled /> }
