import { digestOf } from '../document/integrity.ts'
import type { ScriptInventory } from '../hosting/scripts.ts'

/** A script as a browser received it. */
export interface ReceivedScript {
  readonly url: string
  readonly body: Buffer
  /** The address of the document that ran it. */
  readonly frame: string
}

/** Whether a policy's source allows the address: a host, one with `*.`, or a whole address. */
function allows(source: string, address: string): boolean {
  const { origin, host } = new URL(address)
  if (source.startsWith('https://*.')) return origin.startsWith('https://') && host.endsWith(source.slice('https://*'.length))
  return new URL(source).pathname === '/' ? origin === new URL(source).origin : address.split('?')[0] === source
}

/**
 * The scripts of a page that the inventory does not have, or that differ from it, as text. A third party's frame runs what it likes: its own
 * policy holds there, and it sees nothing of the page.
 * @param root the address of the built folder, with a slash at the end
 * @param app the name of the page's app
 */
export function scriptProblems(
  { own, thirdParties }: ScriptInventory,
  root: string,
  app: string,
  received: readonly ReceivedScript[],
): readonly string[] {
  const digests = new Map(own.flatMap(({ files }) => Object.entries(files)))
  const foreign = thirdParties.filter(({ apps }) => apps.includes(app)).flatMap(({ sources }) => sources)
  const isForeign = (address: string) => foreign.some((source) => allows(source, address))
  return received.flatMap(({ url, body, frame }) => {
    if (isForeign(url) || isForeign(frame)) return []
    if (!url.startsWith(root)) return [`${url} is not in the inventory`]
    const digest = digests.get(url.slice(root.length).split('?')[0] ?? '')
    if (digest === undefined) return [`${url} is not in the inventory`]
    return digest === digestOf(body) ? [] : [`${url} is not the script that was built`]
  })
}
