import type { Edits } from '../../../features/partners/email-review/review.ts'
import { type Campaign, type CampaignEmail, campaigns } from '../../../features/partners/email-review/examples/campaigns.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import { remember } from '../memory/remember.ts'
import type { Store } from '../memory/store.ts'

type Visit = { readonly campaign: Campaign; readonly reader: { readonly name: string; readonly isApprover: boolean } }

/** The campaign that the token opens. */
function findVisit(id: string, token: string): Visit | Refused {
  const campaign = campaigns.find((each) => each.id === id)
  const reader = campaign && Object.hasOwn(campaign.readers, token) ? campaign.readers[token] : undefined
  return campaign && reader ? { campaign, reader } : refuse('This link does not open a review.', 403)
}

const isApproved = ({ state }: Store, { id, isApproved }: Campaign): boolean =>
  isApproved || state.reviews.some(({ campaignId, kind }) => campaignId === id && kind === 'approval')

/** The review as the reader sees it, on the wire. */
export function reviewFor(store: Store, id: string, token: string) {
  const visit = findVisit(id, token)
  if ('kind' in visit) return visit
  const { campaign, reader } = visit
  return {
    campaignBrand: { id, status: isApproved(store, campaign) ? 'approved' : 'in_review' },
    approver: reader.isApprover,
    brandOwners: Object.values(campaign.readers).flatMap(({ name, isApprover }) => (isApprover ? [{ name }] : [])),
    brandName: campaign.brandName,
    campaign: { name: campaign.name, start_date: campaign.startDate, send_time: campaign.sendTime },
    brandLogo: { light_mode: campaign.logo },
    emails: campaign.emails.map((email) => ({
      id: email.id,
      subject: email.subject,
      preview_text: email.preview,
      url: `/api/campaign_emails/${id}/${email.id}?${new URLSearchParams({ token }).toString()}`,
      image_url: email.picture,
    })),
    cloudinary: { name: 'platewell' },
    activityLog: store.state.reviews
      .filter(({ campaignId }) => campaignId === id)
      .map(({ id, kind, by, message, images, at }) => ({ id, kind, name: by, message, images, created_at: new Date(at).toISOString() })),
  }
}

/** An email of the campaign, for its reviewers. */
export function emailFor(id: string, token: string, emailId: string): CampaignEmail | null {
  const visit = findVisit(id, token)
  return 'kind' in visit ? null : (visit.campaign.emails.find((email) => email.id === emailId) ?? null)
}

type Entry = { kind: 'edit_request' | 'approval'; message: string | null; images: string[] }

/** Adds to the activity. */
function note(store: Store, campaignId: string, by: string, entry: Entry): void {
  const id = store.nextId('review')
  store.update(({ reviews }) => remember(reviews, { ...entry, id, campaignId, by, at: store.now() }))
}

export function requestEdits(store: Store, id: string, token: string, { message, images }: Edits): Record<string, never> | Refused {
  const visit = findVisit(id, token)
  if ('kind' in visit) return visit
  if (isApproved(store, visit.campaign)) return refuse('These emails are approved already. Write to partner support to change them.')
  note(store, id, visit.reader.name, { kind: 'edit_request', message: message || null, images: [...images] })
  return {}
}

export function approveEmails(store: Store, id: string, token: string): Record<string, never> | Refused {
  const visit = findVisit(id, token)
  if ('kind' in visit) return visit
  if (!visit.reader.isApprover) return refuse('Only an approver can approve these emails.', 403)
  if (!isApproved(store, visit.campaign)) note(store, id, visit.reader.name, { kind: 'approval', message: null, images: [] })
  return {}
}
