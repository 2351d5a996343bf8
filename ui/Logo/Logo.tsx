import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import * as styles from './Logo.css.ts'

export const logoGrounds = ['page', 'hero'] as const

export type LogoProps = { ground?: (typeof logoGrounds)[number] }

/** The enterprise's logo. */
export function Logo({ ground = 'page' }: LogoProps) {
  const { assets, settings } = useEnterprise()
  return <img className={styles.logo} src={ground === 'hero' ? assets.logoOnHero : assets.logo} alt={settings.name} />
}
