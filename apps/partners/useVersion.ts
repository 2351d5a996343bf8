import { useState } from 'react'

type Version = string | null | undefined

/** The version that the next write names: until the record is read again, the one that the last write has made. */
export function useVersion(read: Version) {
  const [written, setWritten] = useState<{ readonly from: Version; readonly to: string | null } | null>(null)
  const version = written && written.from === read ? written.to : read
  return { version: version ?? undefined, onWritten: (to: string | null) => setWritten({ from: read, to }) }
}
