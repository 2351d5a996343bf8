import { documentApi } from './documentApi.docs.ts'
import * as events from './events.ts'

export const docs = documentApi(events, {
  about: 'The events that the apps report.',
  calls: {
    recordEvent: {
      about: 'Records an analytics event. It never delays or fails a page. It is not sent for a person who has opted out.',
      specified: true,
      body: {
        name: 'The name of the event, such as `Offer Claimed`.',
        properties: 'The properties of the event, by name: texts and numbers.',
      },
    },
  },
})
