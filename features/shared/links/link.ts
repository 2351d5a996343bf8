import * as z from 'zod/mini'

/**
 * An address that a link of the server may lead to: encrypted, of the page's own origin, or of a server on a developer's machine. A
 * script is none, and a user name is none: it can look like the host. Browsers read a backslash as a slash, and leave out tabs and
 * line breaks: after `/` they can name another host.
 */
export const link = z.string().check(z.regex(/^(https:\/\/[^\s/?#\\@]+|http:\/\/localhost(:\d+)?)([/?#]|$)|^\/([^\s/\\]|$)/i))
