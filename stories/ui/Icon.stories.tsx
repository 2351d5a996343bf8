import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { Icon, iconSizes } from '../../ui/Icon/Icon.tsx'
import { iconNames } from '../../ui/Icon/icons.ts'
import { IconGallery } from './IconGallery.tsx'
import { usage } from './usage.ts'

const names = iconNames

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { name: 'dish' },
  argTypes: { name: { control: 'select', options: names }, size: { control: 'inline-radio', options: iconSizes } },
  parameters: usage({
    use: ['Beside text, so that people find it faster'],
    avoid: ['`IconButton` for an icon that can be pressed', '`Illustration` for a moment', '`Logo` for the enterprise'],
    do: ['Leave the label out beside text that says the same', 'Use the same icon for the same thing everywhere'],
    dont: ['Say something important with an icon alone'],
  }),
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

/** Decorates the text beside it; screen readers skip it. */
export const Decorative: Story = {}

/** Without text beside it, so it has an accessible name. */
export const Labelled: Story = { args: { name: 'lock', label: 'Secured', size: 'lg' } }

/** Every icon. Find one by its name, and press it to copy its JSX. */
export const All: Story = {
  render: () => <IconGallery />,
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'Mail')
    await expect(canvas.queryByRole('button', { name: 'lock' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'mail' }))
    await expect(write).toHaveBeenCalledWith('<Icon name="mail" />')
    // Shown below the field, and announced.
    await expect(canvas.getAllByText('Copied: <Icon name="mail" />')).toHaveLength(2)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expect(canvas.getByRole('button', { name: 'lock' })).toBeVisible()
  },
}
