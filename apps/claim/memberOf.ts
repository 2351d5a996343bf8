import type { Member } from '../../features/claim/claim.ts'

/** The token's member; null if they cannot be read. Loaded when needed, because most guests are signed in nowhere. */
export async function memberOf(
  bearer: string,
  { signal = new AbortController().signal }: { signal?: AbortSignal },
): Promise<Member | null> {
  try {
    return await (await import('./readMember.ts')).readMember(bearer, signal)
  } catch {
    // The script did not load.
    return null
  }
}
