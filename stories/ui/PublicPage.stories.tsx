import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { setSignalEverywhere } from '../../ui/PublicPage/SignalHonored.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/PublicPage',
  component: PublicPage,
  parameters: {
    layout: 'fullscreen',
    ...spec('ENT-02', 'ENT-05'),
    ...usage({
      use: ['For a page that anyone may open, with one thing to do'],
      avoid: ['`CheckoutPage` to pay', '`AppShell` for those who signed in', '`EmbeddedFrame` within another’s page'],
      do: ['Begin with a heading of level 1', 'Show the picture on a phone only where no form waits below it'],
      dont: ['Put navigation into it'],
    }),
  },
  args: {
    children: (
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1}>Have a code?</Heading>
          <Text tone="muted">Type the code from your invitation, and we will find your offer.</Text>
        </Stack>
        <Form onSubmit={() => {}}>
          <TextField label="Offer code" kind="code" />
          <Button type="submit" wide>
            Find my offer
          </Button>
        </Form>
      </Stack>
    ),
  },
} satisfies Meta<typeof PublicPage>
export default meta

type Story = StoryObj<typeof meta>

/** The first screen, with the enterprise's picture. */
export const WithHero: Story = {
  args: { hero: <Illustration moment="welcome" /> },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('main')).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toHaveLength(6)
    await expect(new Set(links).size).toBe(6)
  },
}

/** A later screen: on a phone without the picture. */
export const WithoutHero: Story = {}

/** In a browser that opts its owner out, the last line of the page honors it, as far as it has been processed. */
export const OptOutSignal: Story = {
  parameters: spec('LAW-01', 'LAW-06'),
  beforeEach() {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    return () => {
      setSignalEverywhere(false)
      Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    }
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your opt-out signal is honored in this browser$/)).toBeVisible()
    setSignalEverywhere(true)
    await expect(await canvas.findByText(/Your opt-out signal is honored$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your Privacy Choices' })).toBeVisible()
  },
}

/** With long content, the panel stays and the content scrolls. */
export const LongContent: Story = {
  args: {
    children: (
      <Stack space="md">
        <Heading level={1}>Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik</Heading>
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>Valid Monday to Thursday from noon till half past two, at the counter and at the tables.</Text>
        ))}
      </Stack>
    ),
  },
}

/** With text twice as large, the logo gives way to the link beside it. */
export const LargeText: Story = {
  args: { back: { href: '#store', label: 'Back' } },
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('banner').querySelector('img')).toHaveProperty('complete', true))
    document.documentElement.style.fontSize = '200%'
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
