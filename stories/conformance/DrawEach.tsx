import { useEffect, useRef, useState } from 'react'
import { Text } from '../../ui/Text/Text.tsx'
import { frame } from '../frame.ts'
import { lookAt } from './lookAt.ts'
import { open } from './opened.ts'
import type { Sample } from './samples.ts'
import { apart, disturbs, onSheets } from './sheets.ts'

interface DrawEachProps {
  readonly samples: readonly Sample[]
  /** The index of the share to render. */
  readonly share: number
  /** The number of shares. */
  readonly shares: number
}

/**
 * Renders one sheet of stories at a time, without their play functions, and lists the faults. If a sheet has a fault, each of
 * its stories is checked alone.
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
      // After a frame the story has been painted.
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
