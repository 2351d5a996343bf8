import * as z from 'zod/mini'
import { dayOrTime } from '../../shared/dates/day.ts'
import { link } from '../../shared/links/link.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { flag, id, listOf, name, optional, orElse, text } from '../../shared/api/wire.ts'
import { type SigningData, signingData } from '../../uploads/imageHost.ts'

/** What somebody did in the review. */
export type LogEntry = {
  readonly id: string
  readonly kind: 'editRequest' | 'approval' | 'other'
  readonly by: string
  readonly at: Date | null
  readonly message: string | null
  /** Addresses of pictures. */
  readonly images: readonly string[]
}

/** An email under review. The specification names none of its fields: they are our decision. */
const email = z.pipe(
  z.object({
    id,
    subject: name,
    /** What an inbox shows beside the subject. */
    preview_text: text,
    /** The page that shows the whole email. */
    url: optional(link),
    /** A picture of the email. */
    image_url: optional(link),
  }),
  z.transform(({ id, subject, preview_text, url, image_url }) => ({ id, subject, preview: preview_text, url, picture: image_url })),
)
export type ReviewedEmail = z.output<typeof email>

/** The emails of a campaign, as a brand reviews them (B §3). */
export type Review = {
  readonly brandName: string | null
  readonly brandLogo: string | null
  readonly campaignName: string | null
  /** A calendar day. */
  readonly startDate: string | null
  readonly sendTime: string | null
  /** In the order in which they are sent. */
  readonly emails: readonly ReviewedEmail[]
  readonly isApproved: boolean
  /** Whether this reader may approve. */
  readonly isApprover: boolean
  /** Who may approve, where this reader may not. */
  readonly owners: readonly string[]
  /** Null where pictures cannot be sent. */
  readonly imageHost: SigningData | null
  /** The latest first. */
  readonly log: readonly LogEntry[]
}

function kindOf(kind: string | null): LogEntry['kind'] {
  if (kind === 'edit_request') return 'editRequest'
  return kind === 'approval' ? 'approval' : 'other'
}

/** The specification names the log, and not its fields: these are our decision. */
const logEntry = z.pipe(
  z.object({
    id,
    kind: text,
    name: orElse(name, 'Somebody'),
    created_at: optional(timestamp),
    message: text,
    images: orElse(listOf(name), []),
  }),
  z.transform(({ id, kind, name, created_at, message, images }): LogEntry => ({
    id,
    kind: kindOf(kind),
    by: name,
    at: created_at,
    message,
    // The same picture may be sent twice: it is shown once.
    images: [...new Set(images)],
  })),
)

const wire = z.object({
  /** A 200 may hold errors as well. */
  errors: optional(z.object({ base: listOf(z.string()) })),
  campaignBrand: optional(z.object({ id, status: name })),
  approver: flag,
  brandOwners: orElse(listOf(z.object({ name })), []),
  brandName: text,
  campaign: orElse(z.object({ name: text, start_date: optional(dayOrTime), send_time: text }), null),
  brandLogo: orElse(z.object({ light_mode: text }), null),
  cloudinary: optional(signingData),
  /** In the order in which they are sent. */
  emails: orElse(listOf(email), []),
  activityLog: orElse(listOf(logEntry), []),
})

const latestFirst = (one: LogEntry, other: LogEntry): number => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0)

/** Null where the answer holds errors, or no campaign: the page is unavailable. An empty list holds none. */
export const reviewResponse = z.pipe(
  wire,
  z.transform((body): Review | null => {
    if ((body.errors !== null && body.errors.base.length > 0) || body.campaignBrand === null) return null
    return {
      brandName: body.brandName,
      brandLogo: body.brandLogo?.light_mode ?? null,
      campaignName: body.campaign?.name ?? null,
      startDate: body.campaign?.start_date ?? null,
      sendTime: body.campaign?.send_time ?? null,
      emails: body.emails,
      isApproved: body.campaignBrand.status === 'approved',
      isApprover: body.approver,
      owners: body.brandOwners.map(({ name }) => name),
      imageHost: body.cloudinary,
      log: body.activityLog.toSorted(latestFirst),
    }
  }),
)
