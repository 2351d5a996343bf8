import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The check and the employees that a payment is for.',
  fields: { id: 'The location.' },
  calls: {
    getTicket: {
      about: 'An open check of a location by its number, for a guest (MGR-06).',
      specified: true,
      path: { ticketNumber: 'The check’s number, as the manager has typed it.' },
      response: { ticket: 'The restaurant’s bill.' },
    },
    getEmployees: {
      about: 'The employees of a location (MGR-06).',
      specified: true,
      response: {
        employees: 'The staff of the location. With several, the manager chooses who serves; a single one is taken without a question.',
      },
    },
  },
})
