import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { ThirdPartyButton } from '../../ui/ThirdPartyButton/ThirdPartyButton.tsx'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'

/** A page of a third party. */
const pageWith = (body: string) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><title>Partner</title><body style="margin:0">${body}`)}`

const link =
  '<a style="display:block;padding:20px;font:600 16px system-ui;text-align:center" target="_blank" href="https://partner.example/">Book a private room</a>'

const meta = {
  title: 'UI/ThirdPartyButton',
  component: ThirdPartyButton,
  args: { title: 'Offer of our partner', src: pageWith(link) },
  parameters: {
    ...spec('PUB-05'),
    ...usage({
      use: ['For a button that a third party provides'],
      avoid: ['`LinkButton` if a link is enough: it looks like the enterprise, and loads nothing'],
      do: ['Name its provider and its purpose in the title', 'Allow its origin in the page’s security policy'],
      dont: ['Make it the only way to do something: it may not load', 'Put more than one on a page'],
    }),
  },
} satisfies Meta<typeof ThirdPartyButton>
export default meta

type Story = StoryObj<typeof meta>

/** A third party's link in a frame. */
export const Working: Story = {
  async play({ args, canvas }) {
    const frame = canvas.getByTitle(args.title)
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  },
}

/** A button that needs its scripts may run them, where the deployment says so. */
export const WithScripts: Story = {
  args: { may: ['allow-scripts'], src: pageWith('<button>Book</button>') },
  async play({ args, canvas }) {
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox allow-scripts')
  },
}

/** The framed page tries to run a script, take the focus and navigate the page: nothing happens. */
export const Misbehaving: Story = {
  args: { src: pageWith(`${link}<input autofocus><script>document.title = 'run'; window.top.location = 'about:blank'</script>`) },
  render: (args) => (
    <Stack space="md">
      <Button>Before it</Button>
      <ThirdPartyButton {...args} />
    </Stack>
  ),
  async play({ args, canvas, userEvent }) {
    const frame = canvas.getByTitle<HTMLIFrameElement>(args.title)
    await userEvent.tab()
    await new Promise((loaded) => {
      frame.addEventListener('load', loaded, { once: true })
      frame.src = `${args.src}<!-- again -->`
    })
    await expect(canvas.getByRole('button', { name: 'Before it' })).toHaveFocus()
    await expect(frame).toBeVisible()
  },
}

/** It does not load: its space stays empty. */
export const NeverComes: Story = {
  args: { src: 'data:text/html,' },
  async play({ canvas }) {
    await expect(canvas.getByTitle('Offer of our partner').getBoundingClientRect().height).toBeGreaterThan(44)
  },
}
