import { plainText } from '../../../ui/text/plainText.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { Preview } from '../records/Preview.tsx'

type Props = {
  /** As it is typed. */
  name: string
  description: string
  /** The names of the chosen tags, the favorites first. */
  tags: readonly string[]
}

/** The tags that fit below a description. */
const mostTags = 4

/** The brand as guests see it in a list. */
export const BrandPreview = ({ name, description, tags }: Props) => (
  <Preview name={plainText(name) || 'Your brand'}>
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
  </Preview>
)
