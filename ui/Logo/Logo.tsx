import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import * as styles from './Logo.css.ts'

export const logoGrounds = ['page', 'hero'] as const

export type LogoProps = {
  ground?: (typeof logoGrounds)[number]
  /** Whether it loads only where it shows: on paper. */
  lazy?: boolean
}

/** The enterprise's logo. */
export function Logo({ ground = 'page', lazy = false }: LogoProps) {
  const { assets, settings } = useEnterprise()
  return (
    <img
      className={styles.logo}
      src={ground === 'hero' ? assets.logoOnHero : assets.logo}
      alt={settings.name}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
