import * as z from 'zod/mini'

/**
 * An address that a link may lead to: of the web, or of the page's own origin. A script is none. Browsers read a backslash as
 * a slash, and leave out tabs and line breaks: after `/` they can name another host.
 */
export const link = z.string().check(z.regex(/^https?:\/\/|^\/([^\s/\\]|$)/i))
