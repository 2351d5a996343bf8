import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { CheckTiles } from '../../ui/Checkbox/CheckTiles.tsx'
import { Chip } from '../../ui/Checkbox/Chip.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { agreesTo, asksWithNot } from './advice/Checkbox.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  decorators: [inColumn],
  args: { label: 'Text me about new offers', name: 'smsOptIn', onChange: fn() },
  parameters: usage({
    use: ['For a yes or no that takes effect when the form is sent'],
    avoid: ['`Switch` for an immediate effect', '`RadioTiles` or `Select` for one of several'],
    do: [{ text: 'Say what the visitor agrees to', example: agreesTo }, 'Leave it unchecked if the law requires an active choice'],
    dont: [{ text: 'Ask with a "not": "Do not send me mail"', example: asksWithNot }],
    anatomy: {
      args: { hint: 'About twice a month', error: 'Please agree to the terms to go on.' },
      parts: {
        Box: { at: 'input', is: 'A yes or a no' },
        Label: { at: 'label > span', is: 'What the visitor agrees to; it can be pressed too', prop: 'label' },
        Hint: { at: '[id$="-hint"]', is: 'What follows from a yes', prop: 'hint' },
        Error: { at: '[id$="-error"]', is: 'Why it does not go on without', prop: 'error' },
      },
    },
  }),
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

/** Checked by pressing the box or its label. */
export const Unchecked: Story = {
  parameters: { ...spec('CLM-29') },
  async play({ args, canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Text me about new offers' })
    await userEvent.click(canvas.getByText('Text me about new offers'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

/** One of many short words. */
export const AsChip: Story = { render: () => <Chip label="Seafood" checked onChange={() => {}} /> }

const CheckTilesOfBill = () => {
  const [value, setValue] = useState<readonly string[]>(['octopus'])
  return (
    <CheckTiles
      label="Your items"
      options={[
        { value: 'octopus', title: '2 × Grilled octopus', trail: '$44.00' },
        { value: 'bass', title: 'Sea bass', trail: '$38.00', detail: 'Paid', disabled: true },
        { value: 'tart', title: 'Lemon tart', trail: '$14.00' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

/** Any number of things with a price, of which one cannot be chosen. */
export const AsTiles: Story = {
  render: () => <CheckTilesOfBill />,
  parameters: { ...spec('SPL-01') },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Lemon tart'))
    await userEvent.click(canvas.getByText('2 × Grilled octopus'))
    await expect(canvas.getByRole('checkbox', { name: 'Lemon tart $14.00' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: '2 × Grilled octopus $44.00' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Sea bass $38.00' })).toBeDisabled()
  },
}

/** A link in the label, and a hint below. */
export const WithLinkAndHint: Story = {
  args: {
    label: (
      <>
        Text me about new offers, as the <TextLink href="#terms">terms</TextLink> say
      </>
    ),
    hint: 'At most two messages a month. Reply STOP to end them.',
  },
}

export const Invalid: Story = { args: { error: 'Please agree to the terms to go on.' } }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
