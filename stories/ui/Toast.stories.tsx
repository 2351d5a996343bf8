import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { type ToastMessage, toastTones } from '../../ui/Toast/toast.ts'
import { Toasts, useToast } from '../../ui/Toast/Toasts.tsx'
import { spec } from '../spec.ts'
import { holdTime, passTime } from '../time.ts'
import { usage } from './usage.ts'

const verify: ToastMessage = { title: 'Verify your email address', text: 'Confirm the email sent from Platewell' }

/** A page that shows these toasts at each press. */
function Shows({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast()
  return (
    <Button variant="quiet" size="md" onClick={() => messages.forEach((each) => show(each))}>
      Show it
    </Button>
  )
}

const meta = {
  title: 'UI/Toast',
  component: Toasts,
  args: { children: <Shows messages={[verify]} /> },
  // The clock is slowed, so that no toast disappears on a busy machine before the test finds it.
  beforeEach: holdTime,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...spec('PUB-01'),
    ...usage({
      use: ['For news that may be missed: it worked, it is on its way'],
      avoid: ['`Alert` or `Banner` for what must be read', '`Dialog` for what must be answered'],
      do: ['Keep it short: it disappears after three seconds', 'Put `Toasts` around the whole page, once'],
      dont: ['Use it for a failure that needs an action', 'Put the only way to undo into it'],
    }),
  },
} satisfies Meta<typeof Toasts>
export default meta

type Story = StoryObj<typeof meta>

/** Its region is there from the first key on. It is announced, stays for three seconds, and is removed a second later. */
export const Leaves: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.keyboard('{Shift}')
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    const from = Date.now()
    await userEvent.click(canvas.getByRole('button'))
    const shown = await screen.findByRole('dialog', { name: verify.title })
    await expect(region).toContainElement(shown)
    await expect(shown).toHaveAccessibleDescription('Confirm the email sent from Platewell')
    const seen = Date.now()
    await passTime(from + 2_900 - Date.now())
    await expect(shown).not.toHaveAttribute('data-ending-style')
    await passTime(Math.max(0, seen + 3_000 - Date.now()))
    await waitFor(() => expect(shown).toHaveAttribute('data-ending-style'))
    // The browser's transition runs on the real clock.
    const left = performance.now()
    await waitFor(() => expect(shown).not.toBeInTheDocument())
    await expect(performance.now() - left).toBeGreaterThanOrEqual(900)
  },
}

/** F6 focuses it, and it stays while it has the focus; the close button removes it, and the focus returns. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const shown = await screen.findByRole('dialog', { name: verify.title })
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await waitFor(() => expect(shown).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shown).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show it' })).toHaveFocus())
  },
}

/** Tab after the last toast returns the focus to where it was, or to nothing. */
export const FromNowhere: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const shown = await screen.findByRole('dialog', { name: verify.title })
    canvas.getByRole('button', { name: 'Show it' }).blur()
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await waitFor(() => expect(shown).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(document.body).toHaveFocus())
  },
}

/** Several in one task, each with its tone. */
export const Several: Story = {
  args: {
    children: (
      <Shows messages={toastTones.slice(1).map((tone) => ({ tone, title: `This is ${tone}`, text: 'One more sentence of it.' }))} />
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(3))
    await userEvent.hover(screen.getByRole('dialog', { name: 'This is danger' }))
  },
}
