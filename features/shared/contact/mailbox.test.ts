import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it('names the mail service of an address, and none for a company’s own domain', () => {
  expect(mailboxOf('ada@GMAIL.com')?.name).toBe('Gmail')
  expect(mailboxOf('ada@live.com')?.href).toMatch(/^https:\/\/outlook\.live\.com\//)
  expect(['ada@gmail.com.example', 'ada@mail.example', ''].map(mailboxOf)).toEqual([null, null, null])
})
