const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** The headers of every request, by their names in `parameters`. */
export const headers = ['SessionId', 'DeviceId'] as const

/** Parameters that many calls share. */
export const parameters = {
  SessionId: header('X-Session-Id', 'One visit in one tab, chosen by the app. For your logs and statistics.', '7c1e-4b2a'),
  DeviceId: header('X-Device-Id', 'One browser, chosen by the app. It outlives the session.', '90d3-a1f8'),
  IdempotencyKey: header(
    'Idempotency-Key',
    'One intention of the person. A call with `x-acts-once` acts at most once for each key, and answers a repetition as the first time. `complete` and `close` carry the key of the write that they continue: save answers by call and key, not by key alone. Other calls may ignore it. The browser may repeat a request by itself: where a connection that it has kept ends before the answer, Chromium sends even a POST once more, under the same key.',
    '4f9d2c71a0b84e6f9c35d7e1b2a86000',
  ),
}

const text = { type: 'string' }
const texts = { anyOf: [text, { type: 'array', items: text }, { type: 'object', additionalProperties: { type: 'array', items: text } }] }

const sentence = 'Offer is not valid.'
const said = { ...text, description: 'What to tell the person, in words for the page.', examples: [sentence] }
const code = {
  ...text,
  description: 'For programs, such as `account_suspended`. Also read as `error_code`.',
  examples: ['account_suspended'],
}

const yes = { enum: [true, 'true', 1, '1', null], examples: [true] }

/** The fields that no success holds: `isRefusal` takes them for a refusal. */
export const successSchema = {
  type: 'object',
  description:
    'An answer of 2xx. One that holds errors, or says that it has no success, is a refusal for the apps, whatever its status is.',
  properties: {
    errors: { type: 'null', description: 'Nothing: errors come with a 4xx.', examples: [null] },
    error: { type: 'null', description: 'Nothing: an error comes with a 4xx.', examples: [null] },
    success: { ...yes, description: 'Yes, if it is there.' },
    ok: { ...yes, description: 'Yes, if it is there.' },
    status: {
      type: ['string', 'null'],
      not: { enum: ['fail', 'failed', 'failure', 'error', 'denied', 'rejected', 'refused'] },
      description: 'No word for a failure, in any case of its letters.',
      examples: ['ok'],
    },
  },
}

/** The error envelopes that the apps read. Every part is optional. */
export const refusalSchema = {
  type: 'object',
  properties: {
    errors: {
      description: '`base` holds what concerns the whole request. Other names are fields.',
      anyOf: [
        {
          type: 'object',
          properties: {
            base: {
              type: 'array',
              items: text,
              description: 'What concerns the whole request. The page shows the first.',
              examples: [[sentence]],
            },
          },
          additionalProperties: texts,
        },
        { type: 'array', items: { anyOf: [text, { type: 'object', properties: { detail: said, message: said, title: said, code } }] } },
      ],
    },
    error: {
      description: 'The refusal, as a text or as an object.',
      anyOf: [text, { type: 'object', properties: { message: said, code } }],
      examples: [sentence],
    },
    message: said,
    detail: said,
    code,
  },
  examples: [{ errors: { base: [sentence] } }],
}
