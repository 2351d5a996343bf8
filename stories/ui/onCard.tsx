import type { Decorator } from '@storybook/react-vite'
import { Card } from '../../ui/Card/Card.tsx'

/** On a card, as metrics show on a page. */
export const onCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
)
