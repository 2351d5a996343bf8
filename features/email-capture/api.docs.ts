import { documentApi } from '../shared/api/docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Leaving an email address with a restaurant.',
  calls: {
    inquire: {
      about: 'Subscribes to news of a restaurant (EML-02), once for each idempotency key (NET-08). Refused if the address is not accepted.',
      specified: true,
      body: { inquiry: { about: 'Who wants the restaurant’s news.', fields: { email: 'Where the restaurant’s news goes.' } } },
    },
  },
})
