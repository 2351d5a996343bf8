import { usePicture } from '../Image/usePicture.ts'
import * as styles from './LogoFrame.css.ts'

export const logoFrameGrounds = ['light', 'dark'] as const

export type LogoFrameProps = {
  /** Address of the logo; null when there is none. */
  src: string | null
  /** Alternative text: "Kumo Ramen, dark logo". */
  alt: string
  /** Shown while the logo loads, and when it is missing or broken: the name, or that there is none. */
  fallback: string
  /** The background behind it, the same in every theme. */
  ground?: (typeof logoFrameGrounds)[number]
}

/** A restaurant's logo, whole, on the background on which it will be seen. */
export function LogoFrame({ src, alt, fallback, ground = 'light' }: LogoFrameProps) {
  const [state, telling] = usePicture(src)
  return (
    <div className={`${styles.frame} ${styles.ground[ground]}`}>
      {state !== 'ready' && <span className={styles.fallback}>{fallback}</span>}
      {src !== null && state !== 'broken' && <img {...telling} className={styles.picture} src={src} alt={alt} />}
    </div>
  )
}
