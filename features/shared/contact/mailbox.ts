/** A mail service on the web. */
export type Mailbox = { readonly name: string; readonly href: string }

const gmail = { name: 'Gmail', href: 'https://mail.google.com/' }
const outlook = { name: 'Outlook', href: 'https://outlook.live.com/mail/' }
const icloud = { name: 'iCloud Mail', href: 'https://www.icloud.com/mail' }

/** Services whose addresses end in these. An address of another domain may be read anywhere. */
const mailboxes: ReadonlyMap<string, Mailbox> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['outlook.com', outlook],
  ['hotmail.com', outlook],
  ['live.com', outlook],
  ['msn.com', outlook],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
  ['yahoo.com', { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' }],
  ['aol.com', { name: 'AOL Mail', href: 'https://mail.aol.com/' }],
  ['proton.me', { name: 'Proton Mail', href: 'https://mail.proton.me/' }],
])

/** Where the mail of an address is read; null if nobody knows. */
export const mailboxOf = (email: string): Mailbox | null => mailboxes.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase()) ?? null
