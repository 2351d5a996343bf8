import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyEmail } from '../shared/contact/email.ts'
import { unreadOptOut } from '../shared/member/optedOut.ts'
import { type ContactDraft, claimingAccount, contactSchema, emailOptInMessage, shownTo, withAccount } from './contact.ts'
import type { ContactNeed } from './offer.ts'
import { emailContact, guestEmail, member, phoneContact } from './examples/claim.ts'
import { findMailbox } from './screens/Claimed.tsx'

const empty: ContactDraft = { email: '', phone: '', smsOptIn: false, emailOptIn: false }
const whole: ContactDraft = { email: ' Ada@Mail.example ', phone: '(212) 555-0107', smsOptIn: true, emailOptIn: true }

/** The contact, or the messages of the fields. */
function judged(need: ContactNeed, draft: ContactDraft): unknown {
  const { data, error } = z.safeParse(contactSchema(need, anyEmail), draft)
  return data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path.join(), message]) ?? [])
}
describe('CLM-19 CLM-29 the guest’s contact', () => {
  it.each([
    ['email', whole, { by: 'email', email: 'ada@mail.example', optIns: { sms: false, email: true } }],
    [
      'email',
      { ...whole, phone: 'none', emailOptIn: false },
      { by: 'email', email: 'ada@mail.example', optIns: { sms: false, email: false } },
    ],
    ['phone', whole, { by: 'phone', phone: '12125550107', email: null, optIns: { sms: true, email: false } }],
    [
      'phone',
      { ...whole, email: 'none', smsOptIn: false },
      { by: 'phone', phone: '12125550107', email: null, optIns: { sms: false, email: false } },
    ],
    ['emailAndPhone', whole, { by: 'phone', phone: '12125550107', email: 'ada@mail.example', optIns: { sms: true, email: true } }],
    [
      'emailAndPhone',
      { ...whole, smsOptIn: false },
      { by: 'phone', phone: '12125550107', email: 'ada@mail.example', optIns: { sms: false, email: true } },
    ],
  ] as const)('is sent where the offer needs %s: %j', (need, draft, contact) => {
    expect(judged(need, draft)).toEqual(contact)
  })

  it.each([['emailAndPhone', { ...whole, emailOptIn: false }, { emailOptIn: emailOptInMessage }]] as const)(
    'is asked for where the offer needs %s and it is missing: %j',
    (need, draft, messages) => {
      expect(judged(need, draft)).toEqual(messages)
    },
  )
})

it('CHK-11 a member has seen their opt-outs if the form showed those of their own address', () => {
  const memberWith = (email: string | null) => ({ ...member, email, optedOut: unreadOptOut })
  expect(shownTo(memberWith(guestEmail), emailContact)).toEqual({ ...emailContact, sawOptOut: true })
  for (const other of [null, memberWith(null), memberWith('another@mail.example')])
    expect(shownTo(other, emailContact)).toEqual(emailContact)
  expect(shownTo(memberWith(guestEmail), { ...phoneContact, email: guestEmail })).not.toHaveProperty('sawOptOut')
})

it('CLM-14 names the mail service of an address, and none for a company’s own domain', () => {
  expect(findMailbox('ada@GMAIL.com')?.name).toBe('Gmail')
  expect(findMailbox('ada@live.com')?.href).toMatch(/^https:\/\/outlook\.live\.com\//)
  expect(['ada@gmail.com.example', 'ada@mail.example', ''].map(findMailbox)).toEqual([null, null, null])
})

describe('CLM-24 who is signed in', () => {
  const byEmail = { contactNeed: 'email' } as const
  it('claims as that account, where an address is asked for', () => {
    expect(claimingAccount(member, byEmail, undefined)).toMatchObject({ email: 'maya@mail.example' })
    expect(claimingAccount(member, byEmail, { ...empty, email: ' Maya@mail.example ' })).not.toBeNull()
    expect(claimingAccount(null, byEmail, undefined)).toBeNull()
  })
  it.each([
    ['a phone is asked for', member, { contactNeed: 'phone' } as const, undefined],
    ['they have typed another address', member, byEmail, { ...empty, email: 'ada@' }],
    ['they have no address', { ...member, email: null }, byEmail, undefined],
  ] as const)('fills in the form if %s', (_, who, need, typed) => expect(claimingAccount(who, need, typed)).toBeNull())
  it('has what the guest has not typed filled in', () => {
    const withPhone = { ...member, phone: '12125550142' }
    expect(withAccount(empty, withPhone)).toMatchObject({ email: 'maya@mail.example', phone: '+1 212-555-0142' })
    expect(withAccount({ ...empty, email: 'ada@mail.example' }, withPhone)).toMatchObject({ email: 'ada@mail.example' })
    expect(withAccount(empty, null)).toEqual(empty)
  })
})
