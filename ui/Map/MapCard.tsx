import { IconButton } from '../IconButton/IconButton.tsx'
import { Directions } from './Directions.tsx'
import * as styles from './MapCard.css.ts'
import { MapPicture } from './MapPicture.tsx'
import type { defaultMessages } from './messages.ts'
import type { MapPin } from './pins.ts'

type MapCardProps = { pin: MapPin; say: Pick<typeof defaultMessages, 'directions' | 'directionsTo' | 'close'>; onClose: () => void }

/** The chosen pin, at the foot of the map, where the view keeps room for it. */
export const MapCard = ({ pin, say, onClose }: MapCardProps) => (
  <div className={styles.card} data-card>
    <MapPicture {...pin} />
    <div className={styles.texts}>
      <span className={styles.name}>
        <bdi>{pin.name}</bdi>
      </span>
      {pin.facts && pin.facts.length > 0 && <span className={styles.facts}>{pin.facts.join(' · ')}</span>}
      <Directions pin={pin} say={say} />
    </div>
    <div className={styles.close}>
      <IconButton icon="close" label={say.close(pin.name)} onClick={onClose} />
    </div>
  </div>
)
