import type { Moment } from '../../themes/enterprise.ts'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import * as styles from './Illustration.css.ts'

export const illustrationRatios = ['wide', 'spot'] as const
type Ratio = (typeof illustrationRatios)[number]

export type IllustrationProps = {
  moment: Moment
  /** `wide` fills its column at 16:9, `spot` is a small 4:3. */
  ratio?: Ratio
  /** Loads lazily, for one below the first window. */
  lazy?: boolean
}

const dimensions: Record<Ratio, { width: number; height: number }> = {
  wide: { width: 640, height: 360 },
  spot: { width: 240, height: 180 },
}

/** The enterprise's illustration of a moment. Decoration: the text beside it has all the information. */
export function Illustration({ moment, ratio = moment === 'welcome' ? 'wide' : 'spot', lazy = false }: IllustrationProps) {
  const { assets } = useEnterprise()
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
