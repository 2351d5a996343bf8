import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { NewVersion } from '../../../features/shared/connection/NewVersion.tsx'
import { enterpriseFolder, setting } from '../page/deployed.ts'
import { createRoot } from './react.ts'
import { followTyping, isQuiet } from '../page/quiet.ts'

const version = z.object({ release: z.string() })

/** The release that is served now; null where it cannot be read. */
async function readRelease(): Promise<string | null> {
  try {
    const read = z.safeParse(
      version,
      await (await fetch(`${enterpriseFolder()}version.json`, { cache: 'no-cache', priority: 'low' })).json(),
    )
    return read.success ? read.data.release : null
  } catch {
    return null
  }
}

/** Milliseconds between two reads. The first is as long after the page has come. */
const rest = 5 * 60_000
/** Milliseconds until the offer comes again after Later. */
const later = 60 * 60_000
/** Milliseconds between two looks at whether the page is at rest. */
const look = 1_000

/** Whether another release is served than the one of this page. */
function useIsNew(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (isNew) return undefined
    let readAt = Date.now()
    const read = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < rest) return
      readAt = Date.now()
      const release = await readRelease()
      if (release !== null && release !== setting('release')) setNew(true)
    }
    const readNow = () => void read()
    const timer = setInterval(readNow, 60_000)
    document.addEventListener('visibilitychange', readNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readNow)
    }
  }, [isNew])
  return isNew
}

function NewVersionOffer() {
  const isNew = useIsNew()
  const [quiet, setQuiet] = useState(false)
  const [waitsUntil, setWaitsUntil] = useState(0)
  useEffect(() => {
    if (!isNew) return undefined
    const update = () => setQuiet(Date.now() >= waitsUntil && isQuiet())
    const timer = setInterval(update, look)
    for (const sign of ['input', 'focusin']) document.addEventListener(sign, update)
    return () => {
      clearInterval(timer)
      for (const sign of ['input', 'focusin']) document.removeEventListener(sign, update)
    }
  }, [isNew, waitsUntil])
  const onLater = () => {
    setWaitsUntil(Date.now() + later)
    setQuiet(false)
  }
  return isNew && quiet && <NewVersion onReload={() => location.reload()} onLater={onLater} />
}

/**
 * Offers a new release in tools, which stay open for days. A guest's page is open for minutes: its next page is of the new release by
 * itself, and the files of the release before are there for a day.
 */
export function offerNewVersions(): void {
  if (setting('release') === '') return
  followTyping()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<NewVersionOffer />)
}
