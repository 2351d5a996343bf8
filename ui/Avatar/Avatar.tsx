import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { usePicture } from '../Image/usePicture.ts'
import * as styles from './Avatar.css.ts'
import { initials } from './initials.ts'

export const avatarSizes = ['sm', 'md', 'lg'] as const

export type AvatarProps = {
  /** The person's name; their initials replace a missing picture. */
  name: string
  /** Address of the picture; null when there is none. */
  src?: string | null
  size?: (typeof avatarSizes)[number]
  /** Alternative text. Without it the picture is decoration beside a name. */
  label?: string
  /** An `IconButton` on its edge, which changes the picture. */
  action?: ReactNode
}

/** A person's picture or initials. */
export function Avatar({ action, ...shown }: AvatarProps) {
  if (action === undefined) return <Picture {...shown} />
  return (
    <span className={styles.changed}>
      <Picture {...shown} />
      <span className={styles.action}>{action}</span>
    </span>
  )
}

function Picture({ name, src = null, size = 'md', label }: Omit<AvatarProps, 'action'>) {
  const [state, telling] = usePicture(src)
  return (
    <span className={`${styles.avatar} ${styles.size[size]}`} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {state !== 'ready' && (initials(name) || <Icon name="person" />)}
      {src !== null && state !== 'broken' && <img {...telling} className={styles.picture} src={src} alt="" />}
    </span>
  )
}
