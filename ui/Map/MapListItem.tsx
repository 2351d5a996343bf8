import type { Ref } from 'react'
import * as styles from './MapList.css.ts'
import { Directions } from './Directions.tsx'
import { MapPicture } from './MapPicture.tsx'
import type { MapEntry, MapListProps, MapPin } from './pins.ts'

type MapListItemProps = Pick<MapListProps, 'onChoose' | 'onLit' | 'say'> & {
  entry: MapEntry | MapPin
  /** Its position in the list. */
  number: number
  isChosen: boolean
  isLit: boolean
  /** Whether a phone hides it until all are asked for. */
  isMore?: boolean
  /** Its position in a virtualised list. */
  floating?: { index: number; of: number; top: number }
  ref?: Ref<HTMLLIElement>
}

/** An entry: picture, name, facts and address, and the way there once it is chosen. Without a location it cannot be chosen. */
export function MapListItem({ entry, number, isChosen, isLit, isMore, onChoose, onLit, say, floating, ref }: MapListItemProps) {
  const { id, name, facts, detail } = entry
  const isPlaced = 'longitude' in entry
  const content = (
    <>
      <span className={styles.number} data-number={isPlaced ? number : undefined} aria-hidden="true" />
      <MapPicture {...entry} />
      <span className={styles.texts}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {facts && facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
        {detail && (
          <span className={styles.detail}>
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
    </>
  )
  return (
    <li
      ref={ref}
      className={styles.item}
      data-chosen={isChosen || undefined}
      data-lit={isLit || undefined}
      data-more={isMore || undefined}
      {...(floating && {
        'data-index': floating.index,
        'aria-posinset': floating.index + 1,
        'aria-setsize': floating.of,
        style: { transform: `translateY(${floating.top}px)` },
      })}>
      {isPlaced ? (
        <button
          type="button"
          className={styles.choose}
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? null : id)}
          onPointerEnter={() => onLit(id)}
          onPointerLeave={() => onLit(null)}
          onFocus={() => onLit(id)}
          onBlur={() => onLit(null)}>
          {content}
        </button>
      ) : (
        <div className={styles.choose}>{content}</div>
      )}
      {isChosen && isPlaced && (
        <div className={styles.more}>
          <Directions pin={entry} say={say} />
        </div>
      )}
    </li>
  )
}
