import { useEffect, useEffectEvent, useState } from 'react'
import { cityAround } from './city/around.ts'
import { Icon } from '../Icon/Icon.tsx'
import { lazyModule } from '../lazyModule.ts'
import { DrawnGround } from './DrawnGround.tsx'
import { isOutside, Marks } from './Marks.tsx'
import type { LitProps, PinsProps } from './pins.ts'
import * as styles from './Map.css.ts'
import { pixelOf, type Spot, spotOf, zoomed } from './mercator.ts'
import type { TileGroundProps } from './TileGround.tsx'
import { useView } from './useView.ts'
import type { defaultMessages } from './messages.ts'

type MapWindowProps = PinsProps & LitProps & { styleUrl: string | null; say: typeof defaultMessages }

const useTiles = lazyModule(async () => (await import('./TileGround.tsx')).TileGround)

/** Loads only where there are tiles to show. */
function Tiles(props: TileGroundProps) {
  const tiles = useTiles()
  return tiles.status === 'ready' ? <tiles.value {...props} /> : null
}

/** The map: background, pins and zoom buttons. */
export function MapWindow({ label, styleUrl, say, ...marks }: MapWindowProps) {
  const { pins, chosen } = marks
  const { ref, size, view, setView, push } = useView(pins)
  const [tiled, setTiled] = useState(false)
  // A search must not rebuild the city around its results.
  const [place] = useState(() => cityAround(pins))
  const shown = view && size
  const seek = (spot: Spot) => view && setView({ ...view, ...spot })
  // A pin chosen in the list is scrolled into view too.
  const onChosen = useEffectEvent((id: string | null) => {
    const pin = pins.find((each) => each.id === id)
    if (pin && shown && isOutside(pixelOf(spotOf(pin), view, size), size)) seek(spotOf(pin))
  })
  useEffect(() => onChosen(chosen), [chosen])
  return (
    <div
      ref={ref}
      className={styles.window}
      role="group"
      aria-label={say.map(label)}
      data-ground={tiled ? 'tiles' : 'drawn'}
      {...(tiled ? {} : push)}>
      {shown && !tiled && <DrawnGround place={place} view={view} size={size} say={say} />}
      {shown && styleUrl && <Tiles styleUrl={styleUrl} view={view} say={say} onView={setView} onReady={setTiled} />}
      {shown && <Marks {...marks} view={view} size={size} onView={setView} onSeek={seek} say={say} />}
      {shown && (
        <div className={styles.zoom}>
          <button type="button" className={styles.zoomStep} aria-label={say.nearer} onClick={() => setView(zoomed(view, 1))}>
            <Icon name="add" />
          </button>
          <button type="button" className={styles.zoomStep} aria-label={say.farther} onClick={() => setView(zoomed(view, -1))}>
            <Icon name="remove" />
          </button>
        </div>
      )}
    </div>
  )
}
