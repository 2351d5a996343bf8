import * as z from 'zod/mini'

/** A moment on the wire: `2026-11-20T18:30:00Z`. Other text is refused, even where `Date` would guess a moment from it. */
export const timestamp = z.codec(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/), z.meta({ format: 'date-time' })), z.date(), {
  decode: (text, { issues }) => {
    const date = new Date(text)
    if (Number.isNaN(date.getTime())) issues.push({ code: 'custom', message: 'Not a time', input: text })
    return date
  },
  encode: (date) => date.toISOString(),
})
