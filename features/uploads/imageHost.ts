import * as z from 'zod/mini'
import { fields, id, optional, text, mapped } from '../shared/api/wire.ts'

/** The image host's account, and the signature by which it takes an upload (A §3). */
export const signingData = fields({
  name: ['name', id],
  apiKey: ['api_key', optional(id)],
  signature: ['signature', text],
  timestamp: ['timestamp', optional(id)],
})
export type SigningData = z.output<typeof signingData>

export const hostAnswer = mapped(
  z.object({ public_id: id, secure_url: z.string().check(z.minLength(1)) }),
  ({ public_id, secure_url }) => ({ imageId: public_id, url: secure_url }),
)
