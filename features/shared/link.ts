import * as z from 'zod/mini'

/** An address that a link may lead to: of the web, or of the page's own origin. A script is none. */
export const link = z.string().check(z.regex(/^https?:\/\/|^\/(?!\/)/i))
