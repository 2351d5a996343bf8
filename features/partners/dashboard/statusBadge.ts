import { capitalized } from '../../shared/forms/capitalized.ts'

/** A project's status in words. One that we do not know shows as it is sent. */
export function statusBadge(status: string) {
  if (status === 'in_review') return { label: 'In review', tone: 'info' } as const
  if (status === 'approved') return { label: 'Approved', tone: 'success' } as const
  return { label: capitalized(status.replaceAll('_', ' ')), tone: 'neutral' } as const
}
