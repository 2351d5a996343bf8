import { Icon } from '../Icon/Icon.tsx'
import { usePicture } from '../Image/usePicture.ts'
import * as styles from './Avatar.css.ts'
import { initials } from './initials.ts'

export const avatarSizes = ['sm', 'md', 'lg'] as const

export type AvatarProps = {
  /** Whose it is: their initials stand in for a picture. */
  name: string
  /**
   * Where the picture is; null when there is none.
   * @default null
   */
  src?: string | null
  /** @default 'md' */
  size?: (typeof avatarSizes)[number]
  /** Says it aloud; without one the picture only decorates the name beside it. */
  label?: string
}

/** A person, by picture or by initials. */
export function Avatar({ name, src = null, size = 'md', label }: AvatarProps) {
  const [state, telling] = usePicture(src)
  return (
    <span
      className={`${styles.avatar} ${styles.size[size]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {state !== 'ready' && (initials(name) || <Icon name="person" />)}
      {src !== null && state !== 'broken' && <img {...telling} className={styles.picture} src={src} alt="" />}
    </span>
  )
}
