import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page',
  component: Page,
  args: {
    head: (
      <>
        <Heading level={1}>Locations</Heading>
        <Text tone="muted">Where your guests eat.</Text>
      </>
    ),
    children: <Text>Three locations.</Text>,
  },
  parameters: usage({
    use: ['For each page and each step of an app, within its frame'],
    avoid: ['`Section` for a part of a page'],
    do: ['Put the way back, the title and the instruction into the head'],
    dont: ['Put two of them on one page'],
  }),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** A head and its content. */
export const Titled: Story = {}
/** A page that is its head. */
export const HeadAlone: Story = { args: { children: undefined } }
