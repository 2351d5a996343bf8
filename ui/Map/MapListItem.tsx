import type { Ref } from 'react'
import { TextLink } from '../TextLink/TextLink.tsx'
import * as styles from './MapList.css.ts'
import type { MapListProps, MapPin } from './pins.ts'

type MapListItemProps = Pick<MapListProps, 'onChoose' | 'say'> & {
  pin: MapPin
  isChosen: boolean
  /** Its position in a virtualised list. */
  floating?: { index: number; of: number; top: number }
  ref?: Ref<HTMLLIElement>
}

/** An entry: name, address, and a link once it is chosen. */
export function MapListItem({ pin: { id, name, detail, href }, isChosen, onChoose, say, floating, ref }: MapListItemProps) {
  return (
    <li
      ref={ref}
      className={styles.item}
      data-chosen={isChosen || undefined}
      {...(floating && {
        'data-index': floating.index,
        'aria-posinset': floating.index + 1,
        'aria-setsize': floating.of,
        style: { transform: `translateY(${floating.top}px)` },
      })}>
      <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={() => onChoose(isChosen ? null : id)}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </button>
      {isChosen && href && (
        <div className={styles.more}>
          <TextLink href={href}>{say.goTo(name)}</TextLink>
        </div>
      )}
    </li>
  )
}
