import type { z } from 'zod/mini'
import type { reviewResponse } from '../../features/email-review/review.ts'

export type ReviewWire = z.input<typeof reviewResponse>

/** A campaign of the sandbox whose e-mails a brand reviews. */
export type Campaign = {
  readonly id: string
  readonly brandName: string
  readonly logo: string
  readonly name: string
  readonly startDate: string
  readonly sendTime: string
  readonly isApproved: boolean
  /** Who opens a link, by its token. */
  readonly readers: Readonly<Record<string, { readonly name: string; readonly isApprover: boolean }>>
}

const readers = { 'review-approver': { name: 'Noor Haddad', isApprover: true }, 'review-reader': { name: 'Sam Ortiz', isApprover: false } }

export const campaigns: readonly Campaign[] = [
  {
    id: '41',
    brandName: 'Kumo Ramen',
    logo: '/pictures/kumo-logo.svg',
    name: 'Winter broth',
    startDate: '2026-12-01',
    sendTime: '10:00 AM',
    isApproved: false,
    readers,
  },
  {
    id: '42',
    brandName: 'Fiammetta',
    logo: '/pictures/fiammetta-logo.svg',
    name: 'Sunday lunch',
    startDate: '2026-11-29',
    sendTime: '9:30 AM',
    isApproved: true,
    readers,
  },
]
