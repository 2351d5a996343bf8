import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Section, sectionLevels } from '../../ui/Section/Section.tsx'
import * as styles from '../../ui/Section/Section.css.ts'
import { styled, usage } from './usage.ts'

const meta = {
  title: 'UI/Section',
  component: Section,
  args: {
    title: 'Your gifts',
    children: (
      <Columns space="sm">
        <Card>Spring lunch</Card>
        <Card>Thank you, team</Card>
      </Columns>
    ),
  },
  argTypes: { level: { control: 'inline-radio', options: sectionLevels } },
  parameters: usage({
    use: ['For each titled part of a page'],
    avoid: ['`Card` for things that belong together and have no title', '`Details` for what only some people want to see'],
    do: ['Keep the levels in order: a part within a part is level 3', 'Use the title that people would look for'],
    dont: ['Put more than one action beside the title'],
    anatomy: {
      args: {
        text: 'Gifts that you have sent or prepared.',
        action: (
          <Button size="md" variant="quiet">
            Create a gift
          </Button>
        ),
      },
      parts: {
        Title: { at: 'h2', is: 'What people would look for', prop: 'title' },
        Text: { at: styled(styles.text), is: 'A sentence on it', prop: 'text' },
        Action: { at: 'button', is: 'The one action of the section', prop: 'action' },
        Content: { at: `${styled(styles.head)} + *`, is: 'What belongs together', prop: 'children' },
      },
    },
  }),
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

/** A title and its content, as a landmark. */
export const Plain: Story = {}

/** With a text and an action. */
export const WithAction: Story = {
  args: {
    text: 'Sent by your company in the last twelve months.',
    action: (
      <Button variant="soft" size="md" icon="gift" onClick={fn()}>
        Create a gift
      </Button>
    ),
  },
}

/** A section within a section. */
export const Within: Story = {
  args: {
    children: (
      <Section level={3} title="This month">
        <Card>Spring lunch</Card>
      </Section>
    ),
  },
}
