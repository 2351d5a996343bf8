import { lazyModule } from '../lazyModule.ts'
import { codePath } from './codePath.ts'
import * as styles from './QrCode.css.ts'

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
