import * as api from '../../features/partners/email-review/api.ts'
import { type ExampleAnswer, unspecified, within } from './exampleAnswer.ts'

const entry = {
  id: 1,
  kind: 'edit_request',
  name: 'Noor Haddad',
  created_at: '2026-11-20T18:00:00.000Z',
  message: 'A warmer picture, please.',
  images: ['/pictures/kumo-hero.svg', '/pictures/nopal-hero.svg'],
}

const email = {
  id: 1,
  subject: 'A bowl for the first cold evening',
  preview_text: 'Eighteen hours of broth.',
  url: 'https://mail.example/1',
  image_url: '/pictures/kumo-hero.svg',
}

export const emailReviewAnswers: readonly ExampleAnswer[] = [
  {
    title: 'a review of e-mails',
    endpoint: api.getReview,
    body: {
      campaignBrand: { id: 41, status: 'in_review' },
      approver: true,
      brandOwners: [{ name: 'Noor Haddad' }, { name: 'Sam Ortiz' }],
      brandName: 'Kumo Ramen',
      campaign: { name: 'Winter broth', start_date: '2026-12-01', send_time: '10:00 AM' },
      brandLogo: { light_mode: '/pictures/kumo-logo.svg' },
      emails: [email, { ...email, id: 2 }],
      cloudinary: { name: 'platewell', api_key: 12345, signature: 'signed', timestamp: 1763600000 },
      activityLog: [entry, { ...entry, id: 2, kind: 'approval' }],
    },
    // A campaign that is missing means that the page is unavailable.
    essential: [],
    ofEntry: ['brandOwners.*.name', ...within('emails', 'id', 'subject'), ...within('activityLog', 'id', 'images')],
  },
  unspecified(['an edit request', api.requestEdits]),
  unspecified(['an approval of e-mails', api.approveEmails]),
]
