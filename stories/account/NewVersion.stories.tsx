import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../../apps/runtime/start/lateNotice.css.ts'
import { NewVersion } from '../../features/shared/connection/NewVersion.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { spec } from '../spec.ts'
import { inOrder, presses } from '../plays.ts'

const meta = {
  title: 'Screens/Shared/New version',
  component: NewVersion,
  args: { onReload: fn(), onLater: fn() },
  render: (args) => (
    <>
      <PublicPage>
        <Heading level={1} size="xl">
          Dashboard
        </Heading>
        <Text>Two restaurants are open tonight.</Text>
      </PublicPage>
      <NewVersion {...args} />
    </>
  ),
  parameters: { layout: 'fullscreen', ...spec('REL-01') },
} satisfies Meta<typeof NewVersion>
export default meta

type Story = StoryObj<typeof meta>

/** Over a tool's page where nothing is typed, open or under way. */
export const Ready: Story = { play: inOrder(presses('Reload', 'onReload'), presses('Later', 'onLater')) }
