import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { StickyFooter } from '../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { usage } from './usage.ts'

const press = fn()

const meta = {
  title: 'UI/StickyFooter',
  component: StickyFooter,
  args: {
    children: (
      <Button wide onClick={press}>
        Continue
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ paddingInline: 'var(--space-gutter)' }}>
        <Stack space="md">
          <Heading level={1}>What was good?</Heading>
          {Array.from({ length: 14 }, (_, dish) => (
            <Card key={dish}>Dish number {dish + 1}, with everything that came along</Card>
          ))}
          <Story />
        </Stack>
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: ['For the one main action of a page that is longer than a phone'],
      avoid: ['A plain `Button` where the page fits the window', '`Dialog` actions, which are always visible'],
      do: ['Put it last in the column, so that Tab reaches it last', 'Show the sum beside "Pay"'],
      dont: ['Put a second action in it'],
    }),
  },
} satisfies Meta<typeof StickyFooter>
export default meta

type Story = StoryObj<typeof meta>

const staysInSight: Story['play'] = async ({ canvas, userEvent }) => {
  press.mockClear()
  const button = canvas.getByRole('button', { name: 'Continue' })
  await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await userEvent.tab()
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(press).toHaveBeenCalledOnce()
}

/** At the bottom of a phone's window on a long page. */
export const OnPhone: Story = { globals: { viewport: { value: 'w360' } }, play: staysInSight }

/** With a text above the button. */
export const WithSum: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    aside: (
      <>
        <Text size="xs" tone="muted">
          Total
        </Text>
        <Amount>$48.00</Amount>
      </>
    ),
    children: <Button wide>Pay</Button>,
  },
}

const stepsAside: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect().top).toBeGreaterThan(innerHeight)
}

/** Another action of the page sticks: this one stays in its place. */
export const Still: Story = { globals: { viewport: { value: 'w360' } }, args: { still: true }, play: stepsAside }

/** Something must be corrected first: the bar would cover it. */
export const BesideAnError: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (footer) => (
    <>
      <TextField label="Name" error="Enter your name" />
      <StickyFooter {...footer} />
    </>
  ),
  play: stepsAside,
}

/** In the middle of its column: more follows where the page ends. */
export const InTheMiddle: Story = { globals: { viewport: { value: 'w360' } }, args: { place: 'middle' }, play: staysInSight }

/** In a wide window too, since a laptop's window is low. */
export const OnDesktop: Story = { globals: { viewport: { value: 'w1280' } }, play: staysInSight }
