const header = (name: string, description: string) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } })

/** The headers of every request, by their names in `parameters`. */
export const headers = ['SessionId', 'DeviceId'] as const

/** Parameters that many calls share. */
export const parameters = {
  SessionId: header('X-Session-Id', 'One visit in one tab, chosen by the app. For your logs and statistics.'),
  DeviceId: header('X-Device-Id', 'One browser, chosen by the app. It outlives the session.'),
  IdempotencyKey: header(
    'Idempotency-Key',
    'One intention of the person. A call with `x-acts-once` acts at most once for each key, and answers a repetition as the first time. `complete` and `close` carry the key of the write that they continue: save answers by call and key, not by key alone. Other calls may ignore it.',
  ),
}

const text = { type: 'string' }
const texts = { anyOf: [text, { type: 'array', items: text }, { type: 'object', additionalProperties: { type: 'array', items: text } }] }

/** The error envelopes that the apps read. Every part is optional. */
export const refusalSchema = {
  type: 'object',
  properties: {
    errors: {
      description: '`base` holds what concerns the whole request. Other names are fields.',
      anyOf: [
        { type: 'object', properties: { base: { type: 'array', items: text } }, additionalProperties: texts },
        {
          type: 'array',
          items: { anyOf: [text, { type: 'object', properties: { detail: text, message: text, title: text, code: text } }] },
        },
      ],
    },
    error: { anyOf: [text, { type: 'object', properties: { message: text, code: text } }] },
    message: text,
    detail: text,
    code: { ...text, description: 'For programs, such as `account_suspended`. Also read as `error_code`.' },
  },
  examples: [{ errors: { base: ['Offer is not valid.'] } }],
}
