import type { Moment } from '../../themes/enterprise.ts'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import * as styles from './Illustration.css.ts'

export type IllustrationProps = {
  /** A welcome fills its column at 16:9, any other moment is a small 4:3. */
  moment: Moment
  /** Loads lazily, for one below the first window. */
  lazy?: boolean
}

const dimensions = { wide: { width: 640, height: 360 }, spot: { width: 240, height: 180 } }

/** The enterprise's illustration of a moment. Decoration: the text beside it has all the information. */
export function Illustration({ moment, lazy = false }: IllustrationProps) {
  const { assets } = useEnterprise()
  const ratio = moment === 'welcome' ? 'wide' : 'spot'
  return (
    <img
      className={`${styles.illustration} ${styles.ratio[ratio]}`}
      src={assets.illustrations[moment]}
      alt=""
      data-ratio={ratio}
      {...dimensions[ratio]}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={moment === 'welcome' && !lazy ? 'high' : 'auto'}
    />
  )
}
