import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { lazyModule } from './lazyModule.ts'
import { useFirstTouch } from './useFirstTouch.ts'

type Overlay = { open: boolean; onClose: () => void }

/** A dialog or drawer in its own script, which loads at the first press or key, or when it opens. If it does not load, it closes again. */
export function lazyOverlay<Props extends Overlay>(load: () => Promise<ComponentType<Props>>) {
  const useOverlay = lazyModule(load)

  function Opened({ props, onFail }: { props: Props; onFail: () => void }) {
    const overlay = useOverlay()
    const hasFailed = overlay.status === 'failed'
    const fail = useEffectEvent(onFail)
    useEffect(() => {
      if (hasFailed) fail()
    }, [hasFailed])
    return overlay.status === 'ready' ? <overlay.value {...props} /> : null
  }

  return function LazyOverlay(props: Props) {
    const { open, onClose } = props
    const [wasOpen, setWasOpen] = useState(open)
    if (open && !wasOpen) setWasOpen(true)
    useFirstTouch(() => void useOverlay.preload())
    const fail = () => {
      setWasOpen(false)
      onClose()
    }
    return wasOpen ? <Opened props={props} onFail={fail} /> : null
  }
}
