import { useEffect, useState } from 'react'
import type { Member } from '../../features/claim/claim.ts'
import { token } from '../runtime/session/token.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { memberCalls } from './member.ts'

/** Who is signed in on this page; null for nobody, while they are being read, or if that fails. */
export function useMember(): Member | null {
  const isSignedIn = useSignedIn()
  const [member, setMember] = useState<Member | null>(null)
  useEffect(() => {
    const bearer = token()
    if (!isSignedIn || bearer === null) return
    const leaving = new AbortController()
    void memberCalls()
      .then((calls) => calls?.readMember(bearer, leaving.signal))
      .then((read) => leaving.signal.aborted || setMember(read ?? null))
    return () => {
      leaving.abort()
      setMember(null)
    }
  }, [isSignedIn])
  return member
}
