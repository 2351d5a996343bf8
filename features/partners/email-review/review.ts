import * as z from 'zod/mini'
import { dayOrTime, formatDay } from '../../shared/dates/day.ts'
import { link } from '../../shared/links/link.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { fields, flag, id, listOf, listOrEmpty, name, optional, text, mapped } from '../../shared/api/wire.ts'
import { signingData } from '../../uploads/imageHost.ts'

/** A reviewer's requested changes: a message, addresses of pictures, or both. */
export type Edits = { readonly message: string; readonly images: readonly string[] }

/** An email under review. The specification names none of its fields: they are our decision. */
const email = fields({
  id: ['id', id],
  subject: ['subject', name],
  preview: ['preview_text', text],
  url: ['url', optional(link)],
  picture: ['image_url', optional(link)],
})
export type ReviewedEmail = z.output<typeof email>

const kinds: ReadonlyMap<string, 'editRequest' | 'approval'> = new Map([
  ['edit_request', 'editRequest'],
  ['approval', 'approval'],
])

/** The specification names the log, and not its fields: these are our decision. */
const logEntry = z.pipe(
  fields({
    id: ['id', id],
    kind: ['kind', text],
    by: ['name', optional(name, 'Someone')],
    at: ['created_at', optional(timestamp)],
    message: ['message', text],
    images: ['images', listOrEmpty(name)],
  }),
  // The same picture may be sent twice: it is shown once.
  z.transform((entry) => ({ ...entry, kind: kinds.get(entry.kind ?? '') ?? 'other', images: [...new Set(entry.images)] }) as const),
)

export type LogEntry = Readonly<z.output<typeof logEntry>>

const wire = z.object({
  /** A 200 may hold errors as well. */
  errors: optional(z.object({ base: listOf(z.string()) })),
  campaignBrand: optional(z.object({ id, status: name })),
  approver: flag,
  brandOwners: listOrEmpty(z.object({ name })),
  brandName: text,
  campaign: optional(z.object({ name: text, start_date: optional(dayOrTime), send_time: text })),
  brandLogo: optional(z.object({ light_mode: text })),
  cloudinary: optional(signingData),
  emails: listOrEmpty(email),
  activityLog: listOrEmpty(logEntry),
})

const latestFirst = (one: LogEntry, other: LogEntry): number => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0)

/** Null where the answer holds errors, or no campaign: the page is unavailable. An empty list holds none. */
export const reviewResponse = mapped(wire, (body) => {
  if ((body.errors !== null && body.errors.base.length > 0) || body.campaignBrand === null) return null
  return {
    brandName: body.brandName,
    brandLogo: body.brandLogo?.light_mode ?? null,
    campaignName: body.campaign?.name ?? null,
    /** A calendar day. */
    startDate: body.campaign?.start_date ?? null,
    sendTime: body.campaign?.send_time ?? null,
    emails: body.emails,
    isApproved: body.campaignBrand.status === 'approved',
    /** Whether this reader may approve. */
    isApprover: body.approver,
    /** The people who may approve, if this reader may not. */
    owners: body.brandOwners.map(({ name }) => name),
    /** Null where pictures cannot be sent. */
    imageHost: body.cloudinary,
    /** The latest first. */
    log: body.activityLog.toSorted(latestFirst),
  } as const
})

/** The emails of a campaign, as a brand reviews them (B §3). */
export type Review = NonNullable<z.output<typeof reviewResponse>>

/** The campaign in a sentence: its name, or 'this campaign'. */
export const getCampaignName = ({ campaignName }: Review): string => campaignName ?? 'this campaign'

/** `December 1, 2026 at 10:00 AM`; null where no day is set. */
export function formatStart({ startDate, sendTime }: Review): string | null {
  if (startDate === null) return null
  return sendTime === null ? formatDay(startDate) : `${formatDay(startDate)} at ${sendTime}`
}
