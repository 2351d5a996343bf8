import { useEffect, useRef, useState } from 'react'
import { Text } from '../../ui/Text/Text.tsx'
import { frame } from '../frame.ts'
import { lookAt } from './lookAt.ts'
import { open } from './opened.ts'
import type { Sample } from './samples.ts'
import { apart, disturbs, onSheets } from './sheets.ts'

interface DrawEachProps {
  readonly samples: readonly Sample[]
  /** Which share of them is drawn, from 0. */
  readonly share: number
  /** How many shares there are. */
  readonly shares: number
}

/**
 * Draws one sheet of stories after the other, without their play functions, and lists what is wrong with any of them. A
 * sheet without a fault is one of stories without a fault; of any other, each is looked at by itself.
 */
export function DrawEach({ samples, share, shares }: DrawEachProps) {
  const [sheets, setSheets] = useState(() => onSheets(samples.filter((_, place) => place % shares === share)))
  const [found, setFound] = useState<readonly string[]>([])
  const box = useRef<HTMLDivElement>(null)
  const [sheet] = sheets
  useEffect(() => {
    if (!sheet) return
    const [first, ...others] = sheet
    let left = false
    const see = async () => {
      // A frame later everything of a story has been painted.
      await frame()
      if (left) return
      const unopened = first.opens ? await open(box.current) : []
      const disturbed = others.length > 0 && disturbs([...(box.current?.children ?? [])])
      const faults = disturbed ? [] : [...unopened, ...(await lookAt(first))]
      if (left) return
      const again = others.length > 0 && (disturbed || faults.length > 0)
      if (!again) setFound((before) => [...before, ...faults.map((fault) => `${first.name}: ${fault}`)])
      setSheets(([, ...later]) => [...(again ? apart(sheet) : []), ...later])
    }
    void see()
    return () => {
      left = true
    }
  }, [sheet])
  if (sheet) {
    return (
      <div key={sheet.map(({ name }) => name).join()} ref={box}>
        {sheet.map((sample) => (
          <div key={sample.name} style={{ padding: sample.fullscreen ? 0 : '1rem' }}>
            <sample.Story />
          </div>
        ))}
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
