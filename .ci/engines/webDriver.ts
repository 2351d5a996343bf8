import * as z from 'zod/mini'

const answerSchema = z.object({ value: z.unknown() })

/** A reused connection that the driver has closed would look like a failed command. */
const headers = { Connection: 'close' }

/** Sends one command of the WebDriver protocol. @throws with the browser's message. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

export const webDriver =
  (address: string): Command =>
  async (method, path, body) => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }), headers })
    const { value } = answerSchema.parse(await answer.json())
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`)
    return value
  }

/** Keys that are not characters, in the protocol's encoding. */
const keyCodes: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** @throws for a name that is neither a key nor a character. */
export function keyCode(key: string): string {
  const code = keyCodes[key] ?? key
  if (code.length !== 1) throw new Error(`There is no key "${key}".`)
  return code
}
