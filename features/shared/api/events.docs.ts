import { documentApi } from './docs.ts'
import * as events from './events.ts'

export const docs = documentApi(events, {
  about: 'What the apps report of themselves.',
  calls: {
    recordEvent: {
      about: 'Records an analytics event. It never delays or fails a page. It is not sent for a person who has opted out.',
      specified: true,
      body: { name: 'What happened, such as `Offer Claimed`.', properties: 'What belongs to the event, by names: texts and numbers.' },
    },
  },
})
