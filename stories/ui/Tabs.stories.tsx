import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Tabs, type TabsProps } from '../../ui/Tabs/Tabs.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

function Stateful({ current: first, onChange, ...props }: TabsProps<string>) {
  const [current, setCurrent] = useState(first)
  return <Tabs {...props} current={current} onChange={(value) => (setCurrent(value), onChange?.(value))} />
}

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  decorators: [inColumn],
  args: {
    label: 'What to buy',
    tabs: [
      { value: 'cash', label: 'Dining credit', href: '#cash' },
      { value: 'giftCards', label: 'Gift cards', href: '#giftcards' },
    ],
    current: 'cash',
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  parameters: usage({
    use: ['For two to four views of one page, each worth an address of its own'],
    avoid: ['`ToggleGroup` for a value within a form', 'The navigation of `AppShell` for pages of an app'],
    do: ['Name each view by what is in it', 'Keep what was typed while another view is shown'],
    dont: ['Hide in a tab what everyone must read', 'Number them: they are not steps'],
  }),
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

/** Two views as links, which the keyboard and a new tab can open. */
export const Two: Story = {
  parameters: { ...spec('PUR-05') },
  async play({ args, canvas, userEvent }) {
    const [cash, giftCards] = canvas.getAllByRole('link')
    await expect(cash).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(cash).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(giftCards).toHaveAttribute('aria-current', 'page')
    await expect(giftCards).toHaveFocus()
    await expect(cash).not.toHaveAttribute('aria-current')
    await expect(args.onChange).toHaveBeenCalledWith('giftCards')
    await expect(giftCards).toHaveAttribute('href', '#giftcards')
    await expect(giftCards).toHaveAttribute('id', 'giftcards')
  },
}

/** Four views with long names: they wrap. */
export const Four: Story = {
  args: {
    tabs: [
      { value: 'cash', label: 'Dining credit for yourself', href: '#cash' },
      { value: 'giftCards', label: 'Gift cards', href: '#giftcards' },
      { value: 'pass', label: 'The pass', href: '#pass' },
      { value: 'business', label: 'For your whole company', href: '#business' },
    ],
  },
}
