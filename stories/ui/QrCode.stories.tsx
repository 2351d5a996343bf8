import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '../../ui/QrCode/QrCode.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/QrCode',
  component: QrCode,
  args: { value: 'https://dine.example/app', label: 'Scan to open the app' },
  parameters: usage({
    use: ['When people stand before a large screen and have a phone in their hand'],
    avoid: ['When people are on the phone already: use `LinkButton`', 'When a code is to be typed: use `CopyButton` beside it'],
    do: ['Say beside it what it opens', 'Offer a link that leads to the same place', 'Keep the address short: the cells are larger then'],
    dont: ['Colour it: cameras need dark on light', 'Put a logo on it'],
  }),
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

/** The usual size. */
export const Medium: Story = {
  async play({ canvas }) {
    const code = await canvas.findByRole('img', { name: 'Scan to open the app' })
    await expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500)
    await expect(code.getBoundingClientRect().width).toBeGreaterThan(100)
  },
}

/** A long address has smaller cells at the same size. */
export const LongAddress: Story = { args: { value: `https://dine.example/claim?code=WELCOME25&token=${'a1b2c3d4'.repeat(24)}` } }
