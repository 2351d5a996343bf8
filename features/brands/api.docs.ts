import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The restaurants near the visitor.',
  calls: {
    getNearby: {
      about:
        'The restaurants around the visitor. The server finds the place by the IP address (CAR-01). It may answer with their list alone.',
      specified: true,
      response: {
        visitor: 'The visitor’s position, by their IP address. Without it the page shows no distances.',
        locations: 'The restaurants around the visitor.',
        brand_id: 'The restaurant brand. One with several places nearby is shown once.',
        name: 'The restaurant’s name. One without a name and without pictures is left out.',
        location: 'The restaurant’s position.',
        branding: 'The restaurant’s pictures.',
        rank: 'The lowest is shown first; a restaurant without a rank is last.',
      },
    },
  },
})
