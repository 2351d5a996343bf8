import { useEffect, useRef } from 'react'
import { TextLink } from '../TextLink/TextLink.tsx'
import type { MapProps } from './Map.tsx'
import * as styles from './Map.css.ts'
import type { defaultWords } from './words.ts'

type MapListProps = Pick<MapProps, 'label' | 'pins' | 'chosen' | 'onChoose'> & { say: Pick<typeof defaultWords, 'goTo'> }

/** The places by name; the chosen one is brought into sight. */
export function MapList({ label, pins, chosen, onChoose, say }: MapListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-chosen]')
    // Within the list only: the page must not jump when a pin is chosen.
    if (item) list.current?.scrollTo({ top: item.offsetTop - list.current.clientHeight / 3 })
  }, [chosen])
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {pins.map(({ id, name, detail, href }) => (
        <li key={id} className={styles.item} data-chosen={id === chosen || undefined}>
          <button type="button" className={styles.choose} aria-pressed={id === chosen} onClick={() => onChoose(id === chosen ? null : id)}>
            <span className={styles.name}>{name}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </button>
          {id === chosen && href && (
            <div className={styles.more}>
              <TextLink href={href}>{say.goTo(name)}</TextLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
