import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../themes/vars.css.ts'
import { Logo, logoGrounds } from '../../ui/Logo/Logo.tsx'
import { emulateForced, prepareForced } from '../conformance/emulate.ts'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Logo',
  component: Logo,
  argTypes: { ground: { control: 'inline-radio', options: logoGrounds } },
  parameters: {
    ...spec('ENT-02'),
    ...usage({
      use: ['Once on a page, to say whose it is'],
      avoid: ['`BrandTile` for a restaurant', '`Avatar` for a person'],
      do: ['Set the background that it is on'],
      dont: ['Use it as decoration'],
    }),
  },
} satisfies Meta<typeof Logo>
export default meta

type Story = StoryObj<typeof meta>

/** On the page. */
export const OnPage: Story = {}

/** On the hero panel. */
export const OnHero: Story = {
  args: { ground: 'hero' },
  render: (args) => (
    <div style={{ padding: '1rem', backgroundColor: vars.surface.hero }}>
      <Logo {...args} />
    </div>
  ),
}

/** In forced colours the hero panel is as light as the page, and the logo is the page's. */
export const OnHeroForcedColours: Story = {
  ...OnHero,
  async beforeEach() {
    await prepareForced()
    return () => emulateForced(false)
  },
  async play({ canvas }) {
    await emulateForced(true)
    if (!matchMedia('(forced-colors: active)').matches) return
    await expect(getComputedStyle(canvas.getByRole('img')).content).toMatch(/\/logo\.svg/)
  },
}
