import { useEffect, useRef, useState } from 'react'
import { Text } from '../../ui/Text/Text.tsx'
import { frame } from '../frame.ts'
import { lookAt } from './lookAt.ts'
import { open } from './opened.ts'
import type { Sample } from './samples.ts'
import { separate, mayInterfere, onSheets } from './sheets.ts'

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
  const [sheets, setSheets] = useState(() => onSheets(samples.filter((_, index) => index % shares === share)))
  const [found, setFound] = useState<readonly string[]>([])
  const box = useRef<HTMLDivElement>(null)
  const [sheet] = sheets
  useEffect(() => {
    if (!sheet) return
    const [first, ...others] = sheet
    let unmounted = false
    const checkSheet = async () => {
      // A crop lies over its picture, and has its size once that is there. A lazy picture out of sight never comes.
      const pictures = box.current?.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])') ?? []
      await Promise.all(Array.from(pictures, (picture) => picture.decode().catch(() => undefined)))
      // After a frame the story has been painted.
      await frame()
      if (unmounted) return
      const unopened = first.opens ? await open(box.current) : []
      const interferes = others.length > 0 && mayInterfere([...(box.current?.children ?? [])])
      const faults = interferes ? [] : [...unopened, ...(await lookAt(first))]
      if (unmounted) return
      const again = others.length > 0 && (interferes || faults.length > 0)
      if (!again) setFound((before) => [...before, ...faults.map((fault) => `${first.name}: ${fault}`)])
      setSheets(([, ...later]) => [...(again ? separate(sheet) : []), ...later])
    }
    void checkSheet()
    return () => {
      unmounted = true
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
      <Text>{`Share ${share + 1} of ${shares} of all ${samples.length} stories is rendered: ${found.length} faults.`}</Text>
      <ul>
        {found.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  )
}
