import { type ReactNode, useState } from 'react'
import * as styles from './SortableTiles.css.ts'

export type SortableTile = { readonly id: string; readonly content: ReactNode }

export type SortableTilesProps = {
  /** Accessible name of the list: "Gallery". */
  label: string
  /** The tiles, in their order. Each contains buttons that move it as well, for a keyboard and for those who cannot drag. */
  tiles: readonly SortableTile[]
  /** Called with a dropped tile and its new index; null where the order is fixed. */
  onMove: ((id: string, index: number) => void) | null
}

/** Tiles that are dragged into an order. The first one leads, and is larger. */
export function SortableTiles({ label, tiles, onMove }: SortableTilesProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <div className={styles.container}>
      <ol className={styles.tiles} aria-label={label}>
        {tiles.map(({ id, content }, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in each tile move it too
          <li
            key={id}
            className={styles.tile}
            draggable={onMove ? true : undefined}
            data-dragged={dragged === id || undefined}
            data-over={(dragged !== null && dragged !== id && over === id) || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              // Firefox drags nothing without data.
              event.dataTransfer.setData('text/plain', '')
              setDragged(id)
            }}
            onDragOver={(event) => {
              // Files are dropped elsewhere.
              if (dragged === null) return
              event.preventDefault()
              setOver(id)
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              if (dragged !== id) onMove?.(dragged, index)
              end()
            }}
            onDragEnd={end}>
            {content}
          </li>
        ))}
      </ol>
    </div>
  )
}
