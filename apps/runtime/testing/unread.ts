import { json } from './server.ts'

/** Answers from which nothing can be read. */
export const unread: Readonly<Record<string, () => Response>> = {
  'no answer': () => Response.error(),
  'an answer that is not JSON': () => new Response('<html></html>'),
  'an empty answer': () => json({}),
  'a failed server': () => json({}, 500),
}
