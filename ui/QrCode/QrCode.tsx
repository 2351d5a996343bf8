import { lazyModule } from '../lazyModule.ts'
import { codePath } from './codePath.ts'
import * as styles from './QrCode.css.ts'

export const qrCodeSizes = ['md', 'lg'] as const

export type QrCodeProps = {
  /** What the code holds: an address. */
  value: string
  /** What it is for: "Scan to open the app". */
  label: string
  /**
   * `lg` is read from across a table.
   * @default 'md'
   */
  size?: (typeof qrCodeSizes)[number]
}

const useCodes = lazyModule(() => import('qr'))

function Drawn({ cells, label }: { cells: readonly (readonly boolean[])[]; label: string }) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${cells.length} ${cells.length}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={codePath(cells)} />
    </svg>
  )
}

/** An address for a phone's camera. Its place is kept while the script that draws it is on its way. */
export function QrCode({ value, label, size = 'md' }: QrCodeProps) {
  const codes = useCodes()
  return (
    <div className={`${styles.frame} ${styles.size[size]}`} aria-busy={codes.status === 'loading' || undefined}>
      {codes.status === 'ready' && <Drawn cells={codes.value.encodeQR(value, 'raw', { ecc: 'medium', border: 2 })} label={label} />}
      {codes.status === 'failed' && <span className={styles.texts}>{value}</span>}
    </div>
  )
}
