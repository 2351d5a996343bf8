import { useState } from 'react'

type Version = string | null | undefined

/** A write of a record: the version that it named, and the one that it has made. */
export type Written = { readonly id: string; readonly from: Version; readonly to: string | null }

/** The version that the next write of a record names: until the record is read again, the one that its last write has made. */
export function nextVersion(id: string, read: Version, last: Written | null): string | undefined {
  // Two records may have the same version.
  const version = last !== null && last.id === id && last.from === read ? last.to : read
  return version ?? undefined
}

/** The version that the next write of the record names. */
export function useVersion(id: string, read: Version) {
  const [last, setLast] = useState<Written | null>(null)
  return { version: nextVersion(id, read, last), onWritten: (to: string | null) => setLast({ id, from: read, to }) }
}
