import { useState } from 'react'
import type { Near } from '../../../features/map/screens/NearMe.tsx'
import type { Visitor } from '../../../features/map/shown.ts'

const tenSeconds = 10_000

type VisitorPlace = {
  /** Null until the visitor lets the browser say it. */
  readonly visitor: Visitor | null
  /** Null where the browser has no way to ask. */
  readonly near: Near | null
}

/** The visitor's place as their browser says it, asked for once they press. It is neither sent nor kept. */
export function useVisitorPlace(): VisitorPlace {
  const [visitor, setVisitor] = useState<Visitor | null>(null)
  const [status, setStatus] = useState<Near['status']>('offered')
  if (!('geolocation' in navigator)) return { visitor, near: null }
  const onAsk = () => {
    setStatus('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setVisitor({ latitude, longitude, isAsked: true })
        setStatus('offered')
      },
      () => setStatus('refused'),
      { timeout: tenSeconds, maximumAge: tenSeconds },
    )
  }
  return { visitor, near: { status, onAsk } }
}
