import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '../lazy/lazyModule.ts'
import { useReducedMotion } from '../useReducedMotion.ts'
import * as styles from './Confetti.css.ts'

/** Duration from the first piece to the last, in ms. */
export const confettiMs = 3000
/** The time during which new pieces appear, in ms; the last ones fall in the remaining time. */
const pouringMs = 1900
/** Frames for which a piece is visible. */
const pieceFrames = 66

const usePieces = lazyModule(async () => (await import('canvas-confetti')).default)

/** The enterprise's colours, as the page has them now. */
const coloursOf = (probes: HTMLElement) => [...probes.children].map((probe) => opaqueHex(getComputedStyle(probe).color))

/** Converts a computed colour to hex. */
function opaqueHex(colour: string): string {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return ''
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

/** Confetti in the enterprise's colours over the whole window, for three seconds; none with reduced motion. */
export function Confetti() {
  const still = useReducedMotion()
  const [over, setOver] = useState(false)
  return still || over ? null : <Burst onOver={() => setOver(true)} />
}

function Burst({ onOver }: { onOver: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const ended = useRef(onOver)
  const pieces = usePieces()
  const create = pieces.status === 'ready' ? pieces.value.create : undefined

  useEffect(() => {
    if (!canvas.current || !probes.current || !create) return
    const fire = create(canvas.current, { resize: true, useWorker: false, disableForReducedMotion: true })
    const colors = coloursOf(probes.current).filter(Boolean)
    const began = performance.now()
    let frame = 0
    const pour = (now: number) => {
      const common = { particleCount: 3, spread: 58, startVelocity: 46, ticks: pieceFrames, scalar: 0.95, colors }
      void fire({ ...common, angle: 60, origin: { x: 0, y: 0.72 } })
      void fire({ ...common, angle: 120, origin: { x: 1, y: 0.72 } })
      if (now - began < pouringMs) frame = requestAnimationFrame(pour)
    }
    frame = requestAnimationFrame(pour)
    const timer = setTimeout(() => ended.current(), confettiMs)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      fire.reset()
    }
  }, [create])

  return (
    <span aria-hidden="true" data-confetti>
      <canvas ref={canvas} className={styles.canvas} />
      <span ref={probes} className={styles.probes}>
        {Object.values(styles.colour).map((colour) => (
          <span key={colour} className={colour} />
        ))}
      </span>
    </span>
  )
}
