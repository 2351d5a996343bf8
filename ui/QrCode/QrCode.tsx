import { lazyModule } from '../lazy/lazyModule.ts'
import * as styles from './QrCode.css.ts'

/** The dark cells as one SVG path: a bar for each run in a row. */
export function codePath(cells: readonly (readonly boolean[])[]): string {
  return cells.flatMap((row, y) => row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : ''))).join('')
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end === -1 ? row.length : end) - start
}

export type QrCodeProps = {
  /** The encoded address. */
  value: string
  /** Accessible name: "Scan to open the app". */
  label: string
}

const useCodes = lazyModule(() => import('qr'))

function Drawn({ cells, label }: { cells: readonly (readonly boolean[])[]; label: string }) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${cells.length} ${cells.length}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={codePath(cells)} />
    </svg>
  )
}

/** A QR code. Its space is reserved while the drawing code loads. */
export function QrCode({ value, label }: QrCodeProps) {
  const codes = useCodes()
  return (
    <div className={styles.frame} aria-busy={codes.status === 'loading' || undefined}>
      {codes.status === 'ready' && <Drawn cells={codes.value.encodeQR(value, 'raw', { ecc: 'medium', border: 2 })} label={label} />}
      {codes.status === 'failed' && <span className={styles.texts}>{value}</span>}
    </div>
  )
}
