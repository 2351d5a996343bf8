import { useState } from 'react'
import { Logo } from '../Logo/Logo.tsx'
import * as styles from './PageLogo.css.ts'

/** The logo of who sells here, made for a dark background. While there is none, or if it does not load, the enterprise's. */
export function PageLogo({ seller }: { seller: string | null | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (!seller || seller === failed) return <Logo ground="hero" />
  return <img className={styles.logo} src={seller} alt="" onError={() => setFailed(seller)} />
}
