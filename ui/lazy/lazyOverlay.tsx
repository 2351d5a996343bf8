import { type FunctionComponent, useState } from 'react'
import { useFirstTouch } from './firstTouch.ts'
import { CallBack, Nothing, lazyComponent } from './lazyComponent.tsx'

type Overlay = { open: boolean; onClose: () => void }

/** A dialog or drawer in its own script, which loads at the first press or key, or when it opens. If it does not load, it closes again. */
export function lazyOverlay<Props extends Overlay>(load: () => Promise<FunctionComponent<Props>>) {
  const Opened = lazyComponent<Props & { onFail: () => void }>(load, Nothing, CallBack)
  return function LazyOverlay(props: Props) {
    const { open, onClose } = props
    const [wasOpen, setWasOpen] = useState(open)
    if (open && !wasOpen) setWasOpen(true)
    useFirstTouch(Opened.preload)
    const fail = () => {
      setWasOpen(false)
      onClose()
    }
    return wasOpen ? <Opened {...props} onFail={fail} /> : null
  }
}
