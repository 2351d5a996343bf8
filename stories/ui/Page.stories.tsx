import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from '../../ui/Page/Page.css.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { styled, usage } from './usage.ts'

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
    anatomy: {
      args: { action: <Button size="md">Add a location</Button> },
      parts: {
        Title: { at: 'h1', is: 'What the page is about', prop: 'head' },
        Instruction: { at: 'h1 + *', is: 'What to do here, in a sentence' },
        Action: { at: 'button', is: 'The one main action', prop: 'action' },
        Content: { at: styled(styles.body), is: 'What the page is for', prop: 'children' },
      },
    },
    widths: [340, 720],
  }),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** A head and its content. */
export const Titled: Story = {}
/** A page that is its head. */
export const HeadAlone: Story = { args: { children: undefined } }
