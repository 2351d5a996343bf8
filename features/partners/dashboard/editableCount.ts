import type { Access } from '../access.ts'
import type { SectionMetadata } from '../project.ts'

/** The counts are the server's. They never promise what the person's rights do not give. */
export function editableCount(
  { editableCount: count, totalCount, allEditable, noneEditable }: SectionMetadata,
  noun: string,
  { canEdit }: Access,
): string {
  if (totalCount === 0) return `No ${noun} yet`
  const total = totalCount.toLocaleString('en-US')
  if (!canEdit || noneEditable) return `You can view ${total}`
  if (allEditable || count >= totalCount) return `You can edit all ${total}`
  return count <= 0 ? `You can view ${total}` : `You can edit ${count.toLocaleString('en-US')} of ${total}`
}
