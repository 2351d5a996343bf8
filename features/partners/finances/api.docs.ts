import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The accounts that are paid, and their locations.',
  fields: { id: 'The account: `id` of the list of accounts.' },
  calls: {
    getAccounts: {
      about: 'The accounts of the project (PRT-08).',
      specified: true,
      response: {
        partner_stripe_accounts: {
          about: 'The project’s accounts at the payment provider.',
          fields: {
            id: 'The account.',
            name: 'The account’s name for people.',
            status: 'The payment provider’s status of the account. One that cannot be read counts as `incomplete`.',
            reason: 'The missing detail, or the reason of a decline, in the provider’s words.',
          },
        },
      },
    },
    getDisconnectedProject: {
      about: 'Reads the project after a return from the payment provider without an account. The query lets the server know.',
      specified: true,
      query: { connected_status: 'Always this text: the person has come back from the payment provider without an account.' },
    },
    createOAuthLink: {
      about:
        'Makes a link to the payment provider, for one location or for all: exactly one of both. It works once, and not for long. The path ends in a slash, as the specification writes it.',
      specified: true,
      query: {
        location_id: {
          about: 'The location that is paid to the account; the others stay as they are. Either this or `all_locations`.',
          example: '301',
        },
        all_locations: { about: 'Always this text: every location is paid to the account. Either this or `location_id`.', example: 'true' },
      },
      response: {
        url: 'A page of the payment provider, below `https://stripe.com`, where the person connects an account; or a path on the pages’ own host that leads there. It works once.',
        expires_at: 'The end of the link, as an ISO time. Without it the page shows no time.',
      },
    },
    assignLocations: {
      about: 'Chooses the locations that are paid to an account.',
      specified: true,
      body: { partner_stripe_account: 'The fields of the account that change.' },
    },
    refreshAccount: {
      about: 'Asks the server to read an account at the payment provider again. What it found is read with the accounts.',
      specified: true,
    },
    disconnectAccount: { about: 'Disconnects an account.', specified: true, path: { id: 'The account.' } },
  },
})
