import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberField, type NumberFieldProps } from '../../ui/NumberField/NumberField.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

function Stateful(props: NumberFieldProps) {
  const { value, onChange } = useStoryValue(props.value, props.onChange)
  return <NumberField {...props} value={value} onChange={onChange} onStep={(by) => onChange(String(Number(value) + by))} />
}

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  decorators: [inColumn],
  args: {
    label: 'Number of recipients',
    name: 'recipients',
    value: '125',
    less: 'One recipient less',
    more: 'One recipient more',
    onChange: fn(),
    onStep: fn(),
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    ...spec('BLK-02'),
    ...usage({
      use: ['For a whole number that is typed, or changed by a few'],
      avoid: ['`AmountField` for money'],
      do: ['Name what the buttons add and take away'],
      dont: ['Remove typed characters'],
    }),
  },
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

/** The buttons change the number by one, and the field takes any text. */
export const Steps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One recipient more' }))
    await expect(args.onChange).toHaveBeenCalledWith('126')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'One recipient less' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('125')
    await expect(canvas.getByRole('textbox', { name: 'Number of recipients' })).toHaveValue('125')
  },
}

/** An error stands at its field. */
export const Invalid: Story = { args: { value: '12.5', error: 'Enter a whole number, such as 125.' } }
