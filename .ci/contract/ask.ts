/** What a server answered, or why nothing could be read. */
export type Exchange =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly text: string; readonly ms: number }
  | { readonly kind: 'lost'; readonly why: string; readonly ms: number }

/** Nothing that the apps read is larger. In bytes. */
const largest = 5_000_000

const codeOf = (error: unknown): string => String(Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'code') ?? '')

const reasons: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'there is no such host'],
  [/ECONNREFUSED/, 'nothing listens at this address'],
  [/EPROTO|WRONG_VERSION/, 'the server does not speak TLS'],
  [/CERT|TLS|SSL|SELF_SIGNED/, 'the TLS certificate is not accepted'],
  [/ECONNRESET|UND_ERR_SOCKET/, 'the connection was closed before the answer was whole'],
]

function whyLost(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  const code = codeOf(error)
  const known = reasons.find(([pattern]) => pattern.test(code))
  return known ? `${known[1]} (${code})` : `the request failed${code && ` (${code})`}`
}

class TooLarge extends Error {}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > largest) throw new TooLarge()
  }
  return text
}

/** Sends one request and reads the whole answer. It follows no redirect: a token must not reach another host. */
export async function ask(url: URL, init: RequestInit, timeoutMs: number): Promise<Exchange> {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    return { kind: 'answered', status: response.status, headers: response.headers, text: await readText(response), ms: ms() }
  } catch (error) {
    const why = error instanceof TooLarge ? `the answer is larger than ${largest / 1_000_000} MB` : whyLost(error, timeoutMs)
    return { kind: 'lost', why, ms: ms() }
  }
}
