import * as z from 'zod/mini'

const message = 'Enter a web address, such as https://restaurant.example/menu'

/** An http address of a host with a dot in it; null for any other text. */
function webAddressOf(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return null
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && /^[^.]+(\.[^.]+)+$/.test(hostname) ? address : null
}

/** An optional web address: null for an empty field, and `https://` where nobody typed it. */
export const webAddress = z.codec(z.string(), z.nullable(z.string()), {
  decode: (text, { issues }) => {
    const trimmed = text.trim()
    if (trimmed === '') return null
    const address = webAddressOf(trimmed)
    if (address === null) issues.push({ code: 'custom', message, input: text })
    return address
  },
  encode: (address) => address ?? '',
})
