import { plainText } from '../../../ui/text/plainText.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { BrandTile } from '../../../ui/BrandTile/BrandTile.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

type Props = {
  /** As it is typed. */
  name: string
  description: string
  /** The names of the chosen tags, the favorites first. */
  tags: readonly string[]
}

/** The tags that fit below a description. */
const mostTags = 4

/** The restaurant as guests see it in a list, with the text that is being typed. */
export const BrandPreview = ({ name, description, tags }: Props) => (
  <Section title="Preview" level={3}>
    <Card tone="outlined">
      <Stack space="sm">
        <BrandTile brand={{ id: 'preview', name: plainText(name) || 'Your brand', hero: null, logo: null }} />
        {plainText(description) !== '' && <Text size="sm">{description}</Text>}
        {tags.length > 0 && (
          <Inline space="xs">
            {tags.slice(0, mostTags).map((tag) => (
              <Badge key={tag} tone="neutral">
                {tag}
              </Badge>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  </Section>
)
