import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../themes/vars.css.ts'
import { Logo, logoGrounds } from '../../ui/Logo/Logo.tsx'
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
