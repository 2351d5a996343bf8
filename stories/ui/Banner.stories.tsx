import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Banner, bannerLives, bannerPlacements, bannerTones } from '../../ui/Banner/Banner.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { spec } from '../spec.ts'
import * as styles from '../../ui/Banner/Banner.css.ts'
import { styled, usage } from './usage.ts'

const meta = {
  title: 'UI/Banner',
  component: Banner,
  args: { tone: 'info', title: 'We are closed on Monday.', children: 'Gifts sent then arrive on Tuesday.', onClose: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: bannerTones },
    live: { control: 'inline-radio', options: bannerLives },
    placement: { control: 'inline-radio', options: bannerPlacements },
  },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: ['For news about the whole page, at its top', 'For a failure that belongs to no field'],
      avoid: [
        '`Alert` for news about one part of the page',
        '`Toast` for news that may be missed',
        'A field’s own error for what is wrong with the field',
      ],
      do: ['Let people close it if there is nothing to do', 'Announce a failure: `live="assertive"`'],
      dont: ['Show two at once', 'Close it automatically'],
      anatomy: {
        parts: {
          Icon: { at: 'svg', is: 'The tone, without colour', prop: 'tone' },
          Title: { at: styled(styles.title), is: 'What happened, short', prop: 'title' },
          Text: { at: styled(styles.texts), is: 'What it means', prop: 'children' },
          Close: { at: 'button', is: 'Closes it, where there is nothing to do', prop: 'onClose' },
        },
      },
      widths: [340, 720],
    }),
  },
} satisfies Meta<typeof Banner>
export default meta

type Story = StoryObj<typeof meta>

/** Information that can be closed, by keyboard or touch. */
export const Info: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A failed payment, announced at once, which can be closed. */
export const Closes: Story = {
  args: { tone: 'danger', title: 'Payment failed.', children: 'Please try again.', live: 'assertive' },
  parameters: { ...spec('MGR-12') },
  render: function Closing({ tone, title, children, live = 'off' }) {
    const [shown, setShown] = useState(true)
    return (
      <>
        {shown && (
          <Banner tone={tone} title={title} live={live} onClose={() => setShown(false)}>
            {children}
          </Banner>
        )}
      </>
    )
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment failed. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** It cannot be closed while it is true. */
export const Staying: Story = { render: () => <Banner tone="warning" title="You are offline." live="polite" /> }

/** Every tone, with long texts. */
export const Tones: Story = {
  render: () => (
    <Stack space="xs">
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title={`This is ${tone}.`} messages={{ close: `Close ${tone}` }} onClose={fn()}>
          The Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein dines on the upper deck today.
        </Banner>
      ))}
    </Stack>
  ),
}
