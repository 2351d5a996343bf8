import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { Chip } from '../../ui/Checkbox/Chip.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  decorators: [inColumn],
  args: { label: 'Text me about new offers', name: 'smsOptIn', onChange: fn() },
  parameters: usage({
    use: ['For a yes or no that takes effect when the form is sent'],
    avoid: ['`Switch` for an immediate effect', '`RadioTiles` or `Select` for one of several'],
    do: ['Say what the visitor agrees to', 'Leave it unchecked if the law requires an active choice'],
    dont: ['Ask with a "not": "Do not send me mail"'],
  }),
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

/** Checked by pressing the box or its label. */
export const Unchecked: Story = {
  parameters: { ...spec('CLM-29') },
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Text me about new offers' })
    await userEvent.click(canvas.getByText('Text me about new offers'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

/** One of many short words. */
export const AsChip: Story = { render: () => <Chip label="Seafood" checked onChange={() => {}} /> }

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
