import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { StateSwitch } from '../../ui/StateSwitch/StateSwitch.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/EmbeddedFrame',
  component: EmbeddedFrame,
  args: {
    title: 'Your privacy choices',
    onClose: fn(),
    children: (
      <>
        <Text>We do not sell what we know about you. You can tell us not to share it either.</Text>
        <EmailField label="Email" autoComplete="email" />
        <Button wide>Do not share</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: ['For a page in a frame on another site: a map, a form'],
      avoid: ['`PublicPage` for a page of the enterprise', '`Dialog` on a page of the enterprise'],
      do: ['Let it fill its frame, whatever size the other page gives it'],
      dont: ['Repeat the other page’s header or footer'],
    }),
  },
} satisfies Meta<typeof EmbeddedFrame>
export default meta

type Story = StoryObj<typeof meta>

/** In a small frame, with a close button. */
export const Closing: Story = {
  globals: { viewport: { value: 'w320' } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your privacy choices')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A page that sets a state: its words stand beside its questions where there is room, and its form below them. */
export const OfAState: Story = {
  args: {
    state: <StateSwitch label="Opt out" title="Not opted out yet" text="Nothing was chosen here." on={false} />,
    aside: <Text>A question</Text>,
    form: <Button wide>Send</Button>,
  },
  async play({ canvas }) {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const [state, question, form] = [
      canvas.getByRole('switch'),
      canvas.getByText('A question'),
      canvas.getByRole('button', { name: 'Send' }),
    ]
    await expect(top(state)).toBeLessThan(top(question))
    await expect(top(question)).toBeLessThan(top(form))
  },
}
