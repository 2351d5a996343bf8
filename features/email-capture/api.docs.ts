import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Leaving an email address with a restaurant.',
  calls: {
    inquire: {
      about: 'Subscribes to news of a restaurant (EML-02), once for each idempotency key (NET-08). Refused if the address is not accepted.',
      specified: true,
      body: { inquiry: { about: 'The person who wants the restaurant’s news.', fields: { email: 'The address that the news goes to.' } } },
    },
  },
})
