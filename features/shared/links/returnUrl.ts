// The allowed return addresses. Anybody can write a link, so its address is checked against the addresses of the deployment.

/** Schemes that run a script or open a local file. They are refused also if a deployment names them by mistake. */
const neverAllowed: ReadonlySet<string> = new Set(['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'view-source', 'about'])

/** A scheme at the beginning: `https:` or that of an app, `lunch:`. */
const getScheme = (text: string): string | null => /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase() ?? null

/** A plain address: no user name, no backslash, nothing but ASCII in the host. Browsers repair other forms, each in its own way. */
const plainWeb = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?([/?#]|$)/i

/** Control characters and blanks, also encoded line breaks: no honest address has them, and readers disagree about them. */
const suspicious = /[\s\\\p{Cc}]|%0[0ad]/iu

/** A user name before the host: it can look like the host. */
const withUser = /^[^/?#]*:\/\/[^/?#]*@/

/** The origin of a plain web address, as the browser itself writes it; null for anything else. */
const getOrigin = (text: string): string | null => (plainWeb.test(text) ? new URL(text).origin : null)

/** Whether an allowed target, an origin (`https://order.example`) or the scheme of an app (`lunch:`), covers the address. */
function covers(target: string, address: string): boolean {
  const scheme = getScheme(target)
  if (scheme === 'http' || scheme === 'https')
    return URL.canParse(target) && getOrigin(target) !== null && getOrigin(target) === getOrigin(address)
  return scheme !== null && scheme === getScheme(address)
}

/** The return address of a link, if an allowed target covers it; otherwise null, and the page ends with a message of its own. */
export function readReturnUrl(text: string | null, allowed: readonly string[]): string | null {
  if (text === null || suspicious.test(text) || withUser.test(text) || !URL.canParse(text)) return null
  const scheme = getScheme(text)
  if (scheme === null || neverAllowed.has(scheme)) return null
  return allowed.some((target) => covers(target, text)) ? text : null
}
