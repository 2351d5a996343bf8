import type { Moment } from '../../themes/enterprise.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'

const occasions: readonly { id: string; moment: Moment; title: string; text: string }[] = [
  { id: 'lunch', moment: 'success', title: 'Friday lunch', text: 'The whole team at one table, and the bill already seen to.' },
  { id: 'guests', moment: 'mail', title: 'Guests in town', text: 'Send them credit before they land. They choose the place.' },
  { id: 'thanks', moment: 'waiting', title: 'A late night, thanked', text: 'Dinner for whoever stayed, at the desk or on the way home.' },
]

/** Occasions for a team to dine, as a carousel. */
export const Occasions = () => (
  <Carousel
    label="Occasions"
    slides={occasions.map(({ id, moment, title, text }) => ({
      id,
      content: (
        <Card>
          <Stack space="md" align="center">
            <Illustration moment={moment} lazy />
            <Stack space="xxs">
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Stack>
        </Card>
      ),
    }))}
  />
)
