import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Access } from '../access.ts'
import type { SectionMetadata } from '../project.ts'
import type { Incomplete, Readiness } from './readiness.ts'
import { shortList } from '../../shared/forms/shortList.ts'

/** The counts are the server's; null where it does not say how many there are. They never include items that the person's rights exclude. */
export function editableCount(
  { editableCount: count, totalCount, allEditable, noneEditable }: SectionMetadata,
  noun: string,
  { canEdit }: Access,
): string | null {
  if (totalCount === null) return null
  if (totalCount === 0) return `No ${noun} yet`
  const total = totalCount.toLocaleString('en-US')
  if (!canEdit || noneEditable) return `You can view ${total}`
  if (allEditable || (count ?? 0) >= totalCount) return `You can edit all ${total}`
  return count === null || count <= 0 ? `You can view ${total}` : `You can edit ${count.toLocaleString('en-US')} of ${total}`
}

type Props = {
  title: string
  /** The noun of the section's items, such as "location". */
  noun: string
  readiness: Readiness
  /** The missing part of the whole section; null if its items name it. */
  reason: string | null
  metadata: SectionMetadata
  access: Access
  /** The reason of the whole project, which the page has above. */
  explained: string | null
  /** The page of the section. */
  href: string
  /** The page of an item; null for none. */
  itemHref: (item: Incomplete) => string | null
}

export function SectionRow({ title, noun, readiness, reason, metadata, access, explained, href, itemHref }: Props) {
  const { isReady, incomplete } = readiness
  const { named, more } = shortList(incomplete)
  return (
    <Split space="sm">
      <Stack space="xs">
        <Inline space="sm">
          <Heading level={3} size="md">
            <TextLink href={href}>{title}</TextLink>
          </Heading>
          <Badge tone={isReady ? 'success' : 'warning'} icon={isReady ? 'check' : 'alert'}>
            {isReady ? 'Ready' : incomplete.length > 0 ? `${incomplete.length.toLocaleString('en-US')} incomplete` : 'Incomplete'}
          </Badge>
        </Inline>
        <Text tone="muted" size="sm">
          {editableCount(metadata, noun, access)}
        </Text>
      </Stack>
      <Stack space="sm">
        {!isReady && reason && <Text>{reason}</Text>}
        {incomplete.length > 0 && (
          <Stack space="xs" as="ul">
            {named.map((item) => (
              <IncompleteItem key={item.id} item={item} href={itemHref(item)} />
            ))}
            {more !== null && (
              <Text as="li" tone="muted" size="sm">
                and {more}
              </Text>
            )}
          </Stack>
        )}
        {!access.canEdit && access.why !== explained && (
          <Text tone="muted" size="sm">
            {access.why}
          </Text>
        )}
      </Stack>
    </Split>
  )
}

const IncompleteItem = ({ item, href }: { item: Incomplete; href: string | null }) => (
  <li>
    <Text as="div">{href ? <TextLink href={href}>{item.name}</TextLink> : item.name}</Text>
    <Text as="div" tone="muted" size="sm">
      {item.missing.join(' · ')}
    </Text>
  </li>
)
