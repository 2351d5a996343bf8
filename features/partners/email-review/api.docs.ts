import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The emails of a campaign, as a brand reviews them.',
  fields: { id: 'The brand’s part of the campaign, from the link of the email.' },
  calls: {
    getReview: {
      about: 'The emails that a brand reviews.',
      specified: true,
      response: {
        errors: {
          about: 'The errors of an answer that is otherwise a success.',
          fields: { base: { about: 'The errors. With any entry the page is not available.', example: ['This link has ended.'] } },
        },
        campaignBrand: {
          about: 'The brand’s part of the campaign. Without it the page is not available.',
          fields: {
            id: 'The brand’s part of the campaign.',
            status: '`approved` if the emails are approved. Any other word: they are in review.',
          },
        },
        approver: 'Whether this reader may approve. If it is missing: no.',
        brandOwners: { about: 'The people who may approve if this reader may not.', fields: { name: 'The owner’s full name.' } },
        brandName: 'The brand’s name.',
        campaign: {
          about: 'The campaign that the emails belong to.',
          fields: {
            name: 'The campaign’s name.',
            start_date: 'The day on which the first email goes out.',
            send_time: 'The time of day at which the emails go out, in words such as `10:00 AM`. It is shown as it is.',
          },
        },
        brandLogo: { about: 'The brand’s logo.', fields: { light_mode: 'The address of the logo for light backgrounds.' } },
        cloudinary: {
          about: 'The image host that takes pictures for a request of changes. Without it pictures cannot be sent.',
          fields: {
            name: 'The account’s name at the image host.',
            api_key: 'The account’s public key at the image host. Without it the upload is not signed.',
            signature: 'Allows one upload. Without it the upload is not signed.',
            timestamp: 'The time of the signature, in the image host’s own form. It goes to the image host unread.',
          },
        },
        emails: {
          about: 'The emails under review, in the order in which they are sent.',
          ordered: true,
          fields: {
            id: 'The email.',
            subject: 'The email’s subject.',
            preview_text: 'The text that an inbox shows beside the subject.',
            url: 'The page that shows the whole email.',
            image_url: 'A picture of the email.',
          },
        },
        activityLog: {
          about: 'The events of the review. The page shows the latest first.',
          fields: {
            id: { about: 'The entry of the log.', example: '1' },
            kind: { about: '`edit_request` or `approval`. Any other word is shown as something else.', example: 'edit_request' },
            name: { about: 'The name of the person who did it. Without it “Someone”.', example: 'Noor Haddad' },
            created_at: { about: 'The time of the event, as an ISO time. The latest is shown first.', example: '2026-11-20T18:30:00.000Z' },
            message: { about: 'The person’s message.', example: 'Please use the picture of the terrace.' },
            images: { about: 'Addresses of pictures.', example: ['https://images.platewell.example/menu.jpg'] },
          },
        },
      },
    },
    requestEdits: {
      about: 'Asks for changes: a message, and pictures that the image host has. Acts once for each idempotency key (REV-04, NET-08).',
      body: {
        message: 'The requested change, in the reader’s words.',
        images: {
          about: 'The addresses of pictures that the image host has taken. May be empty.',
          example: ['https://images.platewell.example/menu.jpg'],
        },
      },
    },
    approveEmails: {
      about: 'Approves every email of the campaign. Acts once for each idempotency key (REV-04, NET-08).',
      query: { token: 'From the link of the email. It gives access to this review.' },
    },
  },
})
