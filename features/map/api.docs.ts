import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The restaurants on the map.',
  calls: {
    getMap: {
      about: 'All restaurants with their locations (LOC-01).',
      specified: true,
      response: {
        brands: {
          about: 'The restaurants on the map, in the order of its list.',
          ordered: true,
          fields: {
            brand_id: 'The restaurant brand. The first of several with the same id counts.',
            name: 'The restaurant’s name.',
            hero_image_url: 'The address of the restaurant’s picture.',
            logo_url: 'The address of the restaurant’s logo.',
            takes_pass: 'Whether the restaurant accepts the dining pass. The map can show these alone.',
            cuisine: 'The kind of food, in a word or two: `Ramen`. Without it the list shows none.',
            locations: {
              about: 'The restaurant’s locations on the map: the first stands where its restaurant does in the list.',
              ordered: true,
              fields: { id: 'The location.', address: 'The whole address on one line. The map’s search looks in it.' },
            },
          },
        },
      },
    },
  },
})
