import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { buttonSizes, buttonTones, buttonVariants } from '../../ui/Button/buttonLook.ts'
import { iconNames } from '../../ui/Icon/icons.ts'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { inColumn } from './inColumn.tsx'
import { disabledTooSoon, oneSolid, saysWhatItDoes, twoSolids } from './advice/Button.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Button',
  component: Button,
  decorators: [inColumn],
  args: { children: 'Find my offer', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: 'select', options: iconNames },
  },
  parameters: usage({
    use: ['For something to do on this page'],
    avoid: ['`LinkButton` for a link', '`IconButton` if an icon is enough', '`TextButton` for a small action in text'],
    do: [
      { text: 'Have one `solid` on a screen', example: oneSolid },
      { text: 'Say what it does: "Send code", not "OK"', example: saysWhatItDoes },
      'Set `pending` while it works: its place and width are kept',
    ],
    dont: [
      { text: 'Disable it for incomplete input: let people press, and say what is missing', example: disabledTooSoon },
      { text: 'Put a `danger` beside another `solid`', example: twoSolids },
    ],
  }),
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

/** The one main action of a screen. */
export const Solid: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Disabled; the text beside it says why. */
export const Disabled: Story = { args: { disabled: true } }

/** Pending: position, width and focus do not change, it is announced, and clicks do nothing. */
export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Looking for your offer' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Find my offer' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for your offer')
  },
}

/** The full width of its column, with an icon; a longer text wraps inside it. */
export const LongTexts: Story = {
  args: {
    wide: true,
    icon: 'mail',
    children: 'Send the verification code to Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik once more',
  },
}

/** Every variant and tone. */
export const Looks: Story = {
  render: () => (
    <Stack space="md" align="start">
      {buttonTones.flatMap((tone) =>
        buttonVariants.map((variant) => (
          <Inline key={`${tone} ${variant}`} space="sm">
            {buttonSizes.map((size) => (
              <Button key={size} tone={tone} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
}
