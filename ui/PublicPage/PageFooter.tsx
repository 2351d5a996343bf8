import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import * as styles from './PublicPage.css.ts'

/** Who stands behind the page, and where its rules are (ENT-05). */
export function PageFooter() {
  const { settings } = useEnterprise()
  const links = [
    { href: settings.supportUrl, words: 'Support' },
    { href: settings.privacyUrl, words: 'Privacy' },
    { href: settings.termsUrl, words: 'Terms' },
    { href: settings.incentiveNoticeUrl, words: 'Incentive notice' },
  ]
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {links.map(({ href, words }) => (
          <li key={words}>
            <a className={styles.link} href={href}>
              {words}
            </a>
          </li>
        ))}
      </ul>
      <p>© {settings.name}</p>
    </footer>
  )
}
