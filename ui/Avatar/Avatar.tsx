import { useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
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
  const [settled, setSettled] = useState<{ src: string; state: 'ready' | 'broken' }>()
  const state = settled && settled.src === src ? settled.state : 'loading'
  // A picture from the browser's cache may be there before its events can be heard.
  const look = (element: HTMLImageElement | null) => {
    if (src !== null && element?.complete && element.naturalWidth > 0 && state === 'loading') setSettled({ src, state: 'ready' })
  }
  return (
    <span
      className={`${styles.avatar} ${styles.size[size]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {state !== 'ready' && (initials(name) || <Icon name="person" />)}
      {src !== null && state !== 'broken' && (
        <img
          ref={look}
          className={styles.picture}
          src={src}
          alt=""
          data-state={state}
          onLoad={() => setSettled({ src, state: 'ready' })}
          onError={() => setSettled({ src, state: 'broken' })}
        />
      )}
    </span>
  )
}
