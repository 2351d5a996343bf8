import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Opting out of the sale and sharing of personal data.',
  calls: {
    sendOptOut: {
      about:
        'Opts a person out of the sale and sharing of personal data (PRV-03). It is idempotent. With a token the choice is saved in that account (PRV-05). Where the enterprise’s setting `usesSensitiveData` is on, the choice also limits the use of sensitive data to the service.',
      specified: true,
      body: {
        state: 'The US state where the person lives, by its two-letter code; null if they chose none.',
        email: 'The person’s email address. The apps send it trimmed and in lower case.',
      },
      response: { opted_out: 'Yes, if it is there: the choice holds.' },
    },
  },
})
