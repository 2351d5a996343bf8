/** An address as it is typed: without the blanks that keyboards and clipboards add. */
export const emailTyped = (text: string): string => text.replaceAll(/\s/g, '')

/** The address within what was copied elsewhere: `Ada <ada@example.com>`, `mailto:ada@example.com?subject=…`. */
export function emailPasted(text: string): string {
  const within = /<([^<>]*@[^<>]*)>/.exec(text)?.[1] ?? text
  return emailTyped(within).replace(/^mailto:/i, '').replace(/(@[^?]*)\?.*$/, '$1')
}
