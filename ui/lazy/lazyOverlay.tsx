import { type ComponentType, useState } from 'react'
import { lazyPart } from './lazyPart.tsx'
import { useFirstTouch } from './useFirstTouch.ts'

type Overlay = { open: boolean; onClose: () => void }

/** A dialog or drawer in its own script, which loads at the first press or key, or when it opens. If it does not load, it closes again. */
export function lazyOverlay<Props extends Overlay>(load: () => Promise<ComponentType<Props>>) {
  const Opened = lazyPart(load)
  return function LazyOverlay(props: Props) {
    const { open, onClose } = props
    const [wasOpen, setWasOpen] = useState(open)
    if (open && !wasOpen) setWasOpen(true)
    useFirstTouch(() => void Opened.preload())
    const fail = () => {
      setWasOpen(false)
      onClose()
    }
    return wasOpen ? <Opened props={props} onFail={fail} /> : null
  }
}
