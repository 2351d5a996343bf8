import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Drawer, type DrawerProps, drawerSides } from '../../ui/Drawer/Drawer.tsx'
import { opened } from '../conformance/opened.ts'
import { framed } from './framed.ts'
import { overPage } from './overPage.tsx'
import { usage } from './usage.ts'

/** A page with the drawer, and the button that pulls it out. */
function Pulled({ open, onClose, ...drawer }: DrawerProps) {
  const [out, setOut] = useState(open)
  const close = () => {
    setOut(false)
    onClose()
  }
  return (
    <>
      <Button variant="quiet" size="md" onClick={() => setOut(true)}>
        Look at the check
      </Button>
      <Drawer {...drawer} open={out} onClose={close} />
    </>
  )
}

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  decorators: [overPage],
  args: {
    open: false,
    onClose: fn(),
    title: 'Check 1047',
    children: (
      <DescriptionList
        items={[
          { term: 'Guest', detail: 'Ana López' },
          { term: 'Table', detail: '12' },
          { term: 'Paid', detail: '$48.00' },
        ]}
      />
    ),
  },
  // The page opens and closes it: a switch beside it would say something else.
  argTypes: { open: { control: false }, side: { control: 'inline-radio', options: drawerSides } },
  render: (args) => <Pulled {...args} />,
  parameters: {
    ...opened,
    ...usage({
      use: [
        'For more on one thing of a list, while the list keeps its place',
        'For the way around an app on a phone',
        'From the foot: for a choice on a phone',
      ],
      avoid: ['`Dialog` for a task', '`Details` where the more fits into the page'],
      do: ['Let it come from the edge that its opener stands at'],
      dont: ['Put into it what is needed to read the page'],
    }),
  },
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

/** More on a thing, at the end of the line of reading. */
export const AtTheEnd: Story = {
  parameters: framed,
  args: { side: 'end', actions: <Button variant="soft">Send the receipt</Button> },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth))
  },
}

/** Pulled out by key, and pushed back with Escape; the focus goes back to where it was. */
export const ByKeyboard: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Check 1047' })
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

/** The way around, at its start. */
export const AtTheStart: Story = {
  args: { side: 'start' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0))
  },
}

/** Where the script runs from right to left, the start is on the right. */
export const RightToLeft: Story = {
  args: { side: 'start' },
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth))
    await expect(drawer).toHaveAttribute('data-swipe-direction', 'right')
  },
}

/** A choice on a phone, within reach of a thumb. */
export const AtTheFoot: Story = {
  args: { side: 'bottom', actions: <Button>Send the receipt</Button> },
  globals: { viewport: { value: 'w360' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().bottom)).toBe(innerHeight))
  },
}
