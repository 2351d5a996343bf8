import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { cityAround } from './city/around.ts'
import { Icon } from '../Icon/Icon.tsx'
import { lazyModule } from '../lazy/lazyModule.ts'
import { DrawnGround } from './DrawnGround.tsx'
import { MapCard } from './MapCard.tsx'
import { isOutside, marksOf } from './clusters.ts'
import { Marks } from './Marks.tsx'
import type { LitProps, PinsProps } from './pins.ts'
import * as styles from './Map.css.ts'
import { pixelOf, type Spot, zoomed } from './mercator.ts'
import type { TileGroundProps } from './TileGround.tsx'
import { margin, useView } from './useView.ts'
import type { defaultMessages } from './messages.ts'

type MapWindowProps = PinsProps &
  LitProps & {
    styleUrl: string | null
    /** Whether tiles cover the drawn map. */
    isTiled: boolean
    onTiled: (isTiled: boolean) => void
    say: typeof defaultMessages
  }

const useTiles = lazyModule(async () => (await import('./TileGround.tsx')).TileGround)

/** Loads only where there are tiles to show. */
function Tiles(props: TileGroundProps) {
  const tiles = useTiles()
  return tiles.status === 'ready' ? <tiles.value {...props} /> : null
}

/** The map: background, pins, zoom buttons and the card of the chosen pin. */
export function MapWindow({ label, styleUrl, isTiled, onTiled, say, ...rest }: MapWindowProps) {
  const { pins, chosen, onChoose } = rest
  const { ref, size, view, setView, push } = useView(pins)
  // A search must not rebuild the city around its results.
  const [place] = useState(() => cityAround(pins))
  const shown = view && size
  const pin = pins.find(({ id }) => id === chosen)
  const scale = view?.scale
  const marks = useMemo(() => (scale ? marksOf(pins, chosen, scale) : []), [pins, chosen, scale])
  const seek = ({ x, y }: Spot) => view && setView({ ...view, x, y })
  // A row of the list leads to its pin, which its card must not cover.
  const onChosen = useEffectEvent(() => {
    const mark = marks.find(({ id }) => id === chosen)
    if (!mark || !shown) return
    ref.current?.scrollIntoView({ block: 'nearest' })
    if (isOutside(pixelOf(mark, view, size), { ...size, height: size.height - margin.bottom })) seek(mark)
  })
  useEffect(() => onChosen(), [chosen])
  return (
    <div
      ref={ref}
      className={styles.window}
      role="group"
      aria-label={say.map(label)}
      data-ground={isTiled ? 'tiles' : 'drawn'}
      {...(isTiled ? {} : push)}>
      {shown && !isTiled && <DrawnGround place={place} view={view} size={size} say={say} />}
      {shown && styleUrl && <Tiles styleUrl={styleUrl} view={view} say={say} onView={setView} onReady={onTiled} />}
      {shown && <Marks {...rest} marks={marks} view={view} size={size} onView={setView} onSeek={seek} say={say} />}
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
      {pin && <MapCard pin={pin} say={say} onClose={() => onChoose(null)} />}
    </div>
  )
}
