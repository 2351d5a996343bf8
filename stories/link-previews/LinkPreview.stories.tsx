import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkPictures } from '../../apps/build/document/linkPictures.ts'
import { LinkPicture } from './LinkPicture.tsx'

/** Pictures that messengers show for a link. Its title and a sentence stand below it. */
const meta = { title: 'Foundations/Link previews', component: LinkPicture, argTypes: { name: { options: linkPictures } } } satisfies Meta<
  typeof LinkPicture
>
export default meta

type Story = StoryObj<typeof meta>

export const Gift: Story = { args: { name: 'gift' } }

export const Offer: Story = { args: { name: 'offer' } }

export const Credit: Story = { args: { name: 'credit' } }

export const Enterprise: Story = { args: { name: 'enterprise' } }
