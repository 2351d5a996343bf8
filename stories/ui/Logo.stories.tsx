import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../../themes/vars.css.ts'
import { Logo, logoGrounds } from '../../ui/Logo/Logo.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'UI/Logo',
  component: Logo,
  argTypes: { ground: { control: 'inline-radio', options: logoGrounds } },
  parameters: { ...spec('ENT-02') },
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
