import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The first steps of a restaurant that wants to join.',
  fields: { name: 'The restaurant’s name.', id: 'The restaurant in the directory.' },
  calls: {
    autocompletePlaces: {
      about: 'The restaurants that someone may mean who is still typing.',
      specified: true,
      query: { query: 'The typed part of the restaurant’s name.' },
      response: {
        places: {
          about: 'The restaurants that the directory has for this text.',
          ordered: true,
          fields: { address: 'The address on one line. It distinguishes restaurants of the same name.' },
        },
      },
    },
    searchPlaces: {
      about: 'Searches all restaurants.',
      specified: true,
      body: { q: 'The restaurant’s name, as the person has typed it.' },
    },
    getPlace: {
      about: 'Reads a restaurant: its address, phone number and website.',
      specified: true,
      response: {
        place: {
          about: 'The restaurant, as the directory describes it.',
          fields: {
            id: 'The restaurant in the directory. A lead names it as `place_id`.',
            name: 'The restaurant’s name. It fills the form.',
          },
        },
      },
    },
    createLead: {
      about: 'Tells of a restaurant that wants to join. Acts once for each idempotency key (NET-08).',
      specified: true,
      body: {
        lead: {
          fields: {
            restaurant_name: 'The restaurant’s name.',
            email: 'The person’s email address. The apps send it trimmed and in lower case.',
          },
        },
      },
      response: { lead: { fields: { id: 'The lead. The calls after this one name it as `lead_id`.' } } },
    },
    saveLeadData: {
      about: 'Saves what is known of a lead’s restaurant. Saving the same again changes nothing.',
      specified: true,
      body: { brand_data: 'The known data of the restaurant. Null for each unknown field.' },
    },
    createLinkToken: {
      about: 'A token that opens the bank’s own window.',
      specified: true,
      response: { link_token: 'Opens the bank’s own window, once.' },
    },
    exchangePublicToken: {
      about: 'Links the bank account that was chosen in the bank’s window.',
      specified: true,
      body: { public_token: 'The answer of the bank’s window. The server exchanges it for access to the account.' },
    },
  },
})
