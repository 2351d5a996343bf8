import { useState } from 'react'
import type { Place } from '../../../features/brands/brands.ts'
import type { Near } from '../../../features/map/screens/NearMe.tsx'

const tenSeconds = 10_000

type VisitorPlace = {
  /** Null until the visitor lets the browser say it. */
  readonly place: Place | null
  /** Null where the browser has no way to ask. */
  readonly near: Near | null
}

/** The visitor's place as their browser says it, asked for once they press. It is neither sent nor kept. */
export function useVisitorPlace(): VisitorPlace {
  const [place, setPlace] = useState<Place | null>(null)
  const [status, setStatus] = useState<Near['status']>('offered')
  if (!('geolocation' in navigator)) return { place, near: null }
  const onAsk = () => {
    setStatus('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPlace({ latitude, longitude })
        setStatus('known')
      },
      () => setStatus('refused'),
      { timeout: tenSeconds, maximumAge: tenSeconds },
    )
  }
  return { place, near: { status, onAsk } }
}
