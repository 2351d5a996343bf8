import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ConnectionBanner } from '../../features/shared/connection/ConnectionBanner.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Shared/Connection',
  component: ConnectionBanner,
  args: { state: 'offline' },
  render: (args) => (
    <>
      <PublicPage>
        <Stack space="lg">
          <Heading level={1} size="xl">
            Your details
          </Heading>
          <TextField label="Name" defaultValue="Ada Moreau" />
        </Stack>
      </PublicPage>
      <ConnectionBanner {...args} />
    </>
  ),
  parameters: { layout: 'fullscreen', ...spec('NET-07') },
} satisfies Meta<typeof ConnectionBanner>

export default meta

type Story = StoryObj<typeof meta>

/** Over the page, which does not move. It takes no press. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline. What you typed stays.')
    await userEvent.type(canvas.getByLabelText('Name'), '!')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Moreau!')
  },
}

/** For a moment. */
export const Back: Story = { args: { state: 'back' } }
