import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import { Breakable } from '../KeepTogether/Breakable.tsx'
import * as styles from './Letter.css.ts'

/** A letter that goes out after a slip, over its lower edge: the front, with an address. A decoration: the page names the address too. */
export function Letter({ to }: { to: string }) {
  const { assets } = useEnterprise()
  return (
    <div className={styles.letter} aria-hidden>
      <img className={styles.stamp} src={assets.mark} alt="" />
      <p className={styles.address}>
        <Breakable>{to}</Breakable>
      </p>
    </div>
  )
}
