import { useEffect, useRef, useState } from 'react'
import { Text } from '../../ui/Text/Text.tsx'
import { frame } from '../frame.ts'
import { lookAt } from './lookAt.ts'
import { open } from './opened.ts'
import type { Sample } from './samples.ts'

interface DrawEachProps {
  readonly samples: readonly Sample[]
  /** Which share of them is drawn, from 0. */
  readonly share: number
  /** How many shares there are. */
  readonly shares: number
}

/** Draws one story after the other, without its play function, and lists what is wrong with any of them. */
export function DrawEach({ samples, share, shares }: DrawEachProps) {
  const [place, setPlace] = useState(share)
  const [found, setFound] = useState<readonly string[]>([])
  const sample = samples[place]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sample) return
    let left = false
    const see = async () => {
      // A frame later everything of a story has been painted.
      await frame()
      if (left) return
      const unopened = sample.opens ? await open(box.current) : []
      const faults = await lookAt(sample)
      if (left) return
      setFound((before) => [...before, ...[...unopened, ...faults].map((fault) => `${sample.name}: ${fault}`)])
      setPlace(place + shares)
    }
    void see()
    return () => {
      left = true
    }
  }, [place, sample, shares])
  if (sample) {
    return (
      <div key={sample.name} ref={box} style={{ padding: sample.fullscreen ? 0 : '1rem' }}>
        <sample.Story />
      </div>
    )
  }
  return (
    <>
      <Text>{`Share ${share + 1} of ${shares} of all ${samples.length} stories is drawn: ${found.length} faults.`}</Text>
      <ul>
        {found.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  )
}
