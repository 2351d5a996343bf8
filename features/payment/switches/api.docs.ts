import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

const on = (what: string) => ({ about: `Whether ${what}. Absent, it is on.`, example: true })

export const docs = documentApi(api, {
  about: 'Features that the server turns off on pages that are open: within a minute, without a release (REL-02).',
  calls: {
    getSwitches: {
      about:
        'Names what is off now. Pages that pay read it at rest, and again every 45 seconds while they are seen. A payment that runs is not interrupted. Where the call fails, all stays as it was. This call is our decision.',
      response: {
        features: {
          about: 'A feature by its name. A name that the page does not know has no effect.',
          fields: { wallets: on('Apple Pay and Google Pay are offered'), split: on('a guest may pay a part of a bill') },
        },
      },
    },
  },
})
