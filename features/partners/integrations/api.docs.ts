import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The systems that a project is connected to.',
  calls: {
    getIntegrations: {
      about: 'The POS of every location, and the website of every brand (PRT-09).',
      specified: true,
      response: {
        integrations: {
          about: 'The systems that the project is connected to.',
          fields: {
            id: 'The integration’s identifier in the list.',
            kind: 'The POS of a location, or the website of a brand.',
            name: 'The location or the brand.',
            provider: 'The name of the point of sale, or of what the website is built with.',
            complete: 'Whether nothing is missing there.',
            reason: 'The missing detail.',
            location_id: 'The location whose point of sale it is. Null for a website.',
            brand_id: 'The brand whose website it is. Null for a point of sale.',
          },
        },
      },
    },
  },
})
