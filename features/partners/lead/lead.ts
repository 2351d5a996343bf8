import * as z from 'zod/mini'
import type { Submission } from '../../shared/api/answers/answer.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { type Lead, type LeadDraft, leadDraft } from './leadForm.ts'
import type { Place, Restaurant } from './place.ts'

export type BankOutcome =
  | { readonly kind: 'linked'; readonly publicToken: string }
  | { readonly kind: 'closed' }
  /** The bank's script did not load, or stopped. */
  | { readonly kind: 'broken' }

const text = z.nullable(z.string())

/** A lead as a reload restores it. No token of the bank is in it. */
export const savedLead = z.object({
  /** The restaurant that was found; null for one that is not listed; left out before a choice. */
  place: z.optional(z.nullable(z.object({ id: z.string(), name: z.string(), address: text }))),
  /** The text of the form, by the restaurant's id. */
  typed: z.record(z.string(), leadDraft),
  /** The lead that the server knows, and the restaurant that it is of: of that one, only the restaurant is sent again. */
  created: z.nullable(z.object({ form: z.string(), id: z.string() })),
  /** The restaurant's name, once the server has its details. */
  joined: text,
  /** `begun`: the bank's window was opened, and its outcome is not known. */
  bank: z.literal(['open', 'begun', 'later', 'linked']),
})

/** A step of a lead: its data, and what the person can do. */
export type LeadStep =
  | { readonly step: 'find'; readonly onPlace: (place: Place | null) => void }
  | {
      readonly step: 'describe'
      /** The name that was found. */
      readonly name: string
      /** Null for a restaurant that the directory does not have. */
      readonly place: Remote<Restaurant | null>
      /** The text before a reload, or before Back. */
      readonly typed: LeadDraft | undefined
      readonly onEdit: (draft: LeadDraft) => void
      /** The server has the lead: only its restaurant is sent again. */
      readonly isKnown: boolean
      readonly saving: Submission
      readonly onSave: (lead: Lead) => void
      readonly onBack: () => void
      readonly onRetry: () => void
      /** The details cannot be read: the person types them. */
      readonly onUnread: () => void
    }
  | { readonly step: 'bank'; readonly name: string; readonly linking: Submission; readonly onLink: () => void; readonly onSkip: () => void }
  | { readonly step: 'done'; readonly name: string; readonly isBankLinked: boolean }
