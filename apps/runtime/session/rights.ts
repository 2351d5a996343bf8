import { type Answer, refused } from '../../../features/shared/api/answers/answer.ts'
import type { Right } from '../../../features/shared/flow/right.ts'
import { tabStorage } from '../storage/storage.ts'
import { onSignedOut } from './session.ts'
import { token } from './token.ts'

// The only place that holds rights. They are of this tab: in memory, and for a reload under one prefix in its storage. A sign-out in
// any tab ends those of a member. Those of a guest are of no session: they end with the tab.

type Held = { readonly secret: string; readonly isMembers: boolean; readonly isSaved: boolean }

const held = new Map<ReturnType<typeof keyOf>, Held>()

// The storage is cleared already.
onSignedOut(() => {
  for (const [key, { secret, isMembers, isSaved }] of held) {
    if (isMembers) held.delete(key)
    else if (isSaved) tabStorage.write(key, secret)
  }
})

const keyOf = ({ of, name }: Right<string>) => `right.${of}.${name}` as const

function find(key: ReturnType<typeof keyOf>): Held | null {
  const known = held.get(key)
  if (known) return known
  const secret = tabStorage.read(key)
  return secret === null ? null : add(key, { secret, isSaved: true })
}

function add(key: ReturnType<typeof keyOf>, right: Omit<Held, 'isMembers'>): Held {
  const fresh = { ...right, isMembers: token() !== null }
  held.set(key, fresh)
  return fresh
}

export const rights = {
  /** Holds a right for this page. */
  hold<Of extends string>(of: Of, name: string, secret: string): Right<Of> {
    const right = { of, name }
    add(keyOf(right), { secret, isSaved: false })
    return right
  },
  /** Saves a right for a reload. Returns whether a reload will find it. */
  save(right: Right<string>): boolean {
    const key = keyOf(right)
    const known = find(key)
    if (known) held.set(key, { ...known, isSaved: true })
    return known !== null && tabStorage.write(key, known.secret)
  },
  has: (right: Right<string>): boolean => find(keyOf(right)) !== null,
  end(right: Right<string>): void {
    held.delete(keyOf(right))
    tabStorage.remove(keyOf(right))
  },
  /** Acts by a right. Once it has ended nothing is sent. */
  async use<T>(right: Right<string>, act: (secret: string) => Promise<Answer<T>>): Promise<Answer<T>> {
    const known = find(keyOf(right))
    return known === null ? refused(null, 401) : act(known.secret)
  },
}
