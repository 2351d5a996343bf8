import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar, avatarSizes } from '../../ui/Avatar/Avatar.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { usage } from './usage.ts'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f0c9a4"/><path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="#35605a"/><path d="M37 52h22v18a11 11 0 0 1-22 0z" fill="#c98d63"/><circle cx="48" cy="40" r="19" fill="#d9a074"/><path d="M27 40c-2-18 8-28 21-28s24 9 21 28c-3-9-8-14-14-15-8 5-20 4-28 15z" fill="#3b241a"/></svg>',
)}`

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Ana María López', label: 'Ana María López' },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
  parameters: usage({
    use: ['For a person, beside their name or on their page'],
    avoid: ['`Logo` for an enterprise, `BrandTile` for a restaurant', '`Image` for other pictures'],
    do: ['Leave the label out where the name is written beside it'],
    dont: ['Make it the only way to tell people apart: initials repeat'],
  }),
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

/** Without a picture: the initials of the first and the last name. */
export const Initials: Story = {}

/** A loaded picture. */
export const Picture: Story = {
  args: { src: portrait },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')?.dataset['state']).toBe('ready'))
    await expect(canvas.getByRole('img')).not.toHaveTextContent('AL')
  },
}

/** The picture does not load: the initials stay. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img')).toHaveTextContent('AL')
  },
}

/** A name without letters: the person icon. */
export const NoLetters: Story = { args: { name: '5550100', label: 'Guest 5550100' } }

/** Beside the name, which is announced only once. */
export const BesideName: Story = {
  render: () => (
    <Inline space="sm">
      <Avatar name="Ana María López" src={portrait} />
      <Text weight="strong">Ana María López</Text>
    </Inline>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline space="md">
      {avatarSizes.map((size) => (
        <Inline key={size} space="xs">
          <Avatar size={size} name="Wei Chen" label={`Wei Chen, ${size}`} />
          <Avatar size={size} name="Ana López" src={portrait} label={`Ana López, ${size}`} />
        </Inline>
      ))}
    </Inline>
  ),
}
