import { isMember, offerOfId } from '../memory/lookups.ts'
import { catalogue } from '../memory/refusal.ts'
import type { Refused } from '../memory/refusal.ts'
import { limited } from '../memory/tries.ts'
import { remember } from '../memory/remember.ts'
import type { Message, Verification } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'

/** The number that guests text VERIFY to. */
export const verifyNumber = '15550100199'

/** A phone with this ending sends its VERIFY text by itself, at the third check. */
const selfVerifyingEnding = '99'
const selfVerifyingPolls = 3

export function send(store: Store, message: Pick<Message, 'channel' | 'to' | 'text' | 'code'>): void {
  store.update((state) => {
    remember(state.outbox, { id: store.nextId('message'), at: store.now(), ...message })
  })
}

function open(store: Store, proof: Omit<Verification, 'token' | 'polls'>): string {
  const token = store.nextId('token')
  store.update((state) => {
    state.verifications[token] = { ...proof, token, polls: 0 }
  })
  return token
}

/** The text of a code. By its last line a phone offers the code to the page of that host, or fills it in. */
export const codeText = (code: string, about: string): string => `${code} is your ${about} code.\n\n@localhost #${code}`

/** Texts a code, and starts a verification. */
export function sendSmsCode(
  store: Store,
  { phone, email, offerId }: { phone: string; email: string | null; offerId: number },
): { token: string } | Refused {
  if (!offerOfId(store, offerId)) return catalogue.unknownOffer
  if (!/^1[2-9]\d{9}$/.test(phone)) return catalogue.invalidPhone
  const code = store.nextCode()
  const token = open(store, { offerId, phone, email, code, verified: false })
  send(store, { channel: 'sms', to: phone, code, text: codeText(code, 'verification') })
  return { token }
}

function settle(store: Store, token: string): void {
  store.update((state) => {
    const verification = state.verifications[token]
    if (verification) verification.verified = true
  })
}

export function verifySmsCode(
  store: Store,
  { token, code, offerId }: { token: string; code: string; offerId: number },
): { verified: true } | Refused {
  const verification = store.state.verifications[token]
  if (verification?.offerId !== offerId) return catalogue.unknownToken
  return limited(store, `sms:${token}`, () => {
    if (verification.code !== code) return catalogue.wrongSmsCode
    settle(store, token)
    return { verified: true }
  })
}

/** The phone texts VERIFY: verifies everything that waits for this number. @returns how many waited. */
export function receiveVerifyText(store: Store, phone: string): number {
  const waiting = Object.values(store.state.verifications).filter((each) => each.phone === phone && !each.verified)
  for (const { token } of waiting) settle(store, token)
  return waiting.length
}

export function checkIfVerified(store: Store, { token, offerId }: { token: string; offerId: number }): { verified: boolean } | Refused {
  const verification = store.state.verifications[token]
  if (verification?.offerId !== offerId) return catalogue.unknownToken
  store.update((state) => {
    const asked = state.verifications[token]
    if (!asked) return
    asked.polls += 1
    if (asked.phone?.endsWith(selfVerifyingEnding) && asked.polls >= selfVerifyingPolls) asked.verified = true
  })
  return { verified: verification.verified }
}

/** Registers an email address for the offer. The address of an account proves nothing until its owner signs in. */
export function admitEmail(
  store: Store,
  { email, offerId }: { email: string; offerId: number },
): { token: string; existingUser: boolean } | Refused {
  if (!offerOfId(store, offerId)) return catalogue.unknownOffer
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return catalogue.invalidEmail
  const existingUser = isMember(store, email)
  return { token: open(store, { offerId, phone: null, email, code: null, verified: !existingUser }), existingUser }
}
