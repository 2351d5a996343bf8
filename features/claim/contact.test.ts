import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anyEmail, emailMessage } from '../shared/contact/email.ts'
import { unreadOptOut } from '../shared/member/optedOut.ts'
import { phoneMessage } from '../shared/contact/phone.ts'
import { type ContactDraft, claimingAccount, contactSchema, emailOptInMessage, shownTo, withAccount } from './contact.ts'
import { contactNeeds, type ContactNeed } from './offer.ts'
import { emailContact, guestEmail, member, phoneContact } from './examples/claim.ts'
import { findMailbox } from './screens/Claimed.tsx'

const empty: ContactDraft = { email: '', phone: '', smsOptIn: false, emailOptIn: false }
const whole: ContactDraft = { email: ' Ada@Mail.example ', phone: '(212) 555-0107', smsOptIn: true, emailOptIn: true }

/** The contact, or the messages of the fields. */
function judged(need: ContactNeed, draft: ContactDraft): unknown {
  const { data, error } = z.safeParse(contactSchema(need, anyEmail), draft)
  return data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path.join(), message]) ?? [])
}
const said = emailMessage(anyEmail)

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

  it.each([
    ['email', empty, { email: said }],
    ['phone', empty, { phone: phoneMessage }],
    ['emailAndPhone', { ...empty, emailOptIn: true }, { email: said, phone: phoneMessage }],
    ['emailAndPhone', { ...whole, emailOptIn: false }, { emailOptIn: emailOptInMessage }],
  ] as const)('is asked for where the offer needs %s and it is missing: %j', (need, draft, messages) => {
    expect(judged(need, draft)).toEqual(messages)
  })

  it('needs an address of the enterprise, if the enterprise requires one', () => {
    const rule = { ending: '@harbour.example', display: 'Harbour' }
    const { error } = z.safeParse(contactSchema('email', rule), whole)
    expect(error?.issues.map(({ message }) => message)).toEqual(['Sorry, a valid Harbour email address is required to continue.'])
  })

  it.each(contactNeeds)('rejects a form without its checkboxes or fields: %s', (need) => {
    for (const field of ['email', 'phone', 'smsOptIn', 'emailOptIn'] as const)
      expect(z.safeParse(contactSchema(need, anyEmail), { ...whole, [field]: undefined }).success).toBe(false)
  })
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
    ['their address cannot be read', { ...member, email: 'maya' }, byEmail, undefined],
    ['they have no address', { ...member, email: null }, byEmail, undefined],
  ] as const)('fills in the form if %s', (_, who, need, typed) => expect(claimingAccount(who, need, typed)).toBeNull())
  it('has what the guest has not typed filled in', () => {
    const withPhone = { ...member, phone: '12125550142' }
    expect(withAccount(empty, withPhone)).toMatchObject({ email: 'maya@mail.example', phone: '+1 212-555-0142' })
    expect(withAccount({ ...empty, email: 'ada@mail.example' }, withPhone)).toMatchObject({ email: 'ada@mail.example' })
    expect(withAccount(empty, null)).toEqual(empty)
  })
})
