import { Badge } from '../../../ui/Badge/Badge.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { isolated } from '../../../ui/isolated.ts'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Columns } from '../../../ui/Table/column.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Access } from '../access.ts'
import { partnerPages } from '../pages.ts'
import type { SectionMetadata, SectionName } from '../project.ts'
import type { NextStep } from './nextStep.ts'
import type { Incomplete, Readiness } from './readiness.ts'

/** The counts are the server's. Null where everything can be edited, or where it does not say how many there are. */
export function editableCount(
  { editableCount: count, totalCount, allEditable, noneEditable }: SectionMetadata,
  noun: string,
  { canEdit }: Access,
): string | null {
  if (totalCount === null) return null
  if (totalCount === 0) return `No ${noun} yet`
  const total = totalCount.toLocaleString('en-US')
  if (!canEdit || noneEditable) return `You can view ${total}`
  if (allEditable || (count ?? 0) >= totalCount) return null
  return count === null || count <= 0 ? `You can view ${total}` : `You can edit ${count.toLocaleString('en-US')} of ${total}`
}

export type SectionLine = Readiness & {
  readonly name: SectionName
  /** How far it is, and a right that is smaller than all. */
  readonly state: string
  /** The missing part of the whole section; null if its items name it. */
  readonly reason: string | null
  readonly warning: string
  /** Why the person cannot change it, where the page does not say so already. */
  readonly why: string | null
  /** Its step, if it is the next one of the project. */
  readonly step: Extract<NextStep, { kind: 'complete' }> | null
  readonly hrefOf: (item: Incomplete | null) => string
}

/** The columns of a list of sections, whose title heads the first one, and how many are ready the last. */
export const sectionColumns = (title: string, ready: string): Columns<SectionLine> => [
  {
    id: 'name',
    header: title,
    cell: ({ name, isReady, hrefOf }) => (
      <Inline space="sm" wrap={false}>
        <Icon name={isReady ? 'check' : partnerPages[name].icon} />
        <TextLink href={hrefOf(null)}>{partnerPages[name].label}</TextLink>
      </Inline>
    ),
  },
  { id: 'state', header: 'State', narrow: 'end', cell: ({ state, isReady }) => <Text tone={isReady ? 'success' : 'muted'}>{state}</Text> },
  { id: 'missing', header: 'Missing', width: 'wide', narrow: 'line', cell: MissingPart },
  {
    id: 'way',
    header: ready,
    narrow: 'line',
    cell: ({ step, hrefOf }) => step && <LinkButton href={hrefOf(step.item)}>Continue</LinkButton>,
  },
]

function MissingPart({ name, reason, warning, why, step, incomplete, hrefOf }: SectionLine) {
  const item = step === null ? incomplete[0] : step.item
  const what = step?.what ?? item?.missing[0] ?? reason
  const others = incomplete.flatMap(({ missing }) => missing).length - 1
  const isLink = item !== undefined && step === null && name !== 'integrations'
  if (!what && !why && !warning) return null
  return (
    <Stack space="xxs">
      {warning && <Text weight="strong">{warning}</Text>}
      {what && (
        <Inline space="xs" align="baseline">
          {isLink ? (
            <Badge tone="warning" icon="add" href={hrefOf(item)}>
              {what}
            </Badge>
          ) : (
            <Text weight={step ? 'strong' : 'regular'}>{what}</Text>
          )}
          {item && <Text tone="muted">{`${isolated(item.name)}${others > 0 ? ` +${others.toLocaleString('en-US')}` : ''}`}</Text>}
        </Inline>
      )}
      {why && <Text tone="muted">{why}</Text>}
    </Stack>
  )
}
