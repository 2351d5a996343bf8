import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Map.css.ts'
import { MapCard } from './MapCard.tsx'
import { Marks } from './Marks.tsx'
import type { defaultMessages } from './messages.ts'
import type { LitProps, PinsProps } from './pins.ts'
import { useGround } from './useGround.ts'

export type MapWindowProps = PinsProps & LitProps & { styleUrl: string; onFail: () => void; say: typeof defaultMessages }

/** The map: background, pins, zoom buttons and the card of the chosen pin. */
export function MapWindow({ styleUrl, onFail, ...rest }: MapWindowProps) {
  const { pins, chosen, onChoose, say } = rest
  const { box, map, go } = useGround({ styleUrl, pins, say, onFail })
  const pin = pins.find(({ id }) => id === chosen)
  const zoomBy = (steps: number) => map && go({ zoom: map.getZoom() + steps })
  return (
    <>
      {/* The library makes its container `relative`, so an outer element is positioned. */}
      <div className={styles.ground}>
        <div ref={box} className={styles.groundBox} />
      </div>
      {map && <Marks {...rest} map={map} go={go} />}
      <div className={styles.zoom}>
        <button type="button" className={styles.zoomStep} aria-label={say.nearer} onClick={() => zoomBy(1)}>
          <Icon name="add" />
        </button>
        <button type="button" className={styles.zoomStep} aria-label={say.farther} onClick={() => zoomBy(-1)}>
          <Icon name="remove" />
        </button>
      </div>
      {pin && <MapCard pin={pin} say={say} onClose={() => onChoose(null)} />}
    </>
  )
}
