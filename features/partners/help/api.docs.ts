import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Asking for help.',
  calls: {
    askForHelp: {
      about: 'Asks for help on a step. Acts once for each idempotency key (PRT-12, NET-08).',
      specified: true,
      body: {
        url: 'The address of the page at which the person asks.',
        step: 'The page at which the person asks, by its title.',
        message: 'The question.',
      },
    },
  },
})
