import type { Review } from '../review.ts'
import type { Uploads } from '../../../uploads/uploads.ts'
import { type Campaign, campaigns } from './campaigns.ts'

const reviewFromCampaign = ({ id, name, emails, logo, readers, ...campaign }: Campaign, isApprover: boolean): Review => ({
  ...campaign,
  brandLogo: logo,
  campaignName: name,
  emails: emails.map((email) => ({ ...email, url: `/api/campaign_emails/${id}/${email.id}?token=review-approver` })),
  isApprover,
  owners: Object.values(readers).flatMap((reader) => (reader.isApprover ? [reader.name] : [])),
  imageHost: { name: 'platewell', apiKey: null, signature: null, timestamp: null },
  log: [],
})
const [openCampaign, approvedCampaign] = campaigns

export const message =
  'The ramen in the second email is last year’s.\nPlease use the new picture, and write “black garlic” in small letters.'

const log: Review['log'] = [
  {
    id: 'review-2',
    kind: 'editRequest',
    by: 'Sam Ortiz',
    at: new Date(Date.UTC(2026, 10, 20, 17, 5)),
    message: null,
    images: ['/pictures/kumo-hero.svg', '/pictures/nopal-hero.svg'],
  },
  { id: 'review-1', kind: 'editRequest', by: 'Noor Haddad', at: new Date(Date.UTC(2026, 10, 19, 9, 30)), message, images: [] },
]

export const review = reviewFromCampaign(openCampaign, true)
export const reviewWithLog: Review = { ...review, log }
export const readerReview = reviewFromCampaign(openCampaign, false)
export const approvedReview: Review = {
  ...reviewFromCampaign(approvedCampaign, true),
  log: [{ id: 'review-3', kind: 'approval', by: 'Noor Haddad', at: new Date(Date.UTC(2026, 10, 20, 18, 0)), message: null, images: [] }],
}

const picture = { imageId: 'image-1', url: '/pictures/kumo-hero.svg' }

function chosenFiles(size: number): Uploads {
  const choice = { id: 1, size, refused: 0 }
  return [
    { id: '1', name: 'new-broth.jpg', size: 1_830_000, status: 'done', picture, preview: picture.url, choice },
    { id: '2', name: 'counter-by-night.png', size: 4_120_000, status: 'sending', share: 0.6, choice },
    {
      id: '3',
      name: 'menu-scan.png',
      size: 2_400_000,
      status: 'failed',
      choice,
      error: 'This picture did not get through. Check your connection, and try it again.',
    },
    { id: '4', name: 'chef.jpg', size: 900_000, status: 'waiting', choice },
  ]
}

export const uploads = chosenFiles(4)
/** One went in, and one did not. */
export const endedUploads = chosenFiles(2).filter(({ status }) => status === 'done' || status === 'failed')
