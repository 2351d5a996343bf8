import * as z from 'zod/mini'

/**
 * An address that a link of the server may lead to: encrypted, of the page's own origin, or of a server on a developer's machine. A
 * script is none, and a user name is none: it can look like the host. Browsers read a backslash as a slash, and leave out tabs and
 * line breaks: after `/` they can name another host.
 */
export const link = z.string().check(
  z.regex(/^(https:\/\/[\w.\u00a1-\uffff-]+|http:\/\/localhost)(:\d{1,5})?([/?#]|$)|^\/([^\s/\\]|$)/i),
  // Some hosts that look right lead nowhere, such as a port above 65535.
  z.refine((text) => URL.canParse(text, 'https://a')),
)
