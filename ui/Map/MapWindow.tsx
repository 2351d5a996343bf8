import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Map.css.ts'
import { Marks } from './Marks.tsx'
import type { defaultMessages } from './messages.ts'
import type { LitProps, PinsProps } from './pins.ts'
import { useGround } from './useGround.ts'

export type MapWindowProps = PinsProps & LitProps & { styleUrl: string; onFail: () => void; say: typeof defaultMessages }

/** The map: background, pins and zoom buttons. */
export function MapWindow({ styleUrl, onFail, ...rest }: MapWindowProps) {
  const { pins, say } = rest
  const { box, map, go } = useGround({ styleUrl, pins, say, onFail })
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
    </>
  )
}
