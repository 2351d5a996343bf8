import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The locations of a project.',
  fields: {
    name: 'The location’s name.',
    id: 'The location.',
    partner_brand_id: 'The brand that the location belongs to. Null for none: then everybody who edits locations may change it.',
  },
  calls: {
    getLocations: {
      about: 'Every location of the project.',
      specified: true,
      response: { partner_project_locations: 'The project’s locations.' },
    },
    getLocation: {
      about: 'One location. Refused with 404 where there is none.',
      specified: true,
      response: {
        partner_project_location: { fields: { partner_stripe_account_id: 'The account that the location is paid to. Null for none.' } },
      },
    },
    saveLocation: {
      about: 'Changes a location: a field that is left out stays as it is, and null empties it. Telephone numbers are digits (PRT-04).',
      specified: true,
    },
    deleteLocation: { about: 'Deletes a location.', specified: true },
  },
})
