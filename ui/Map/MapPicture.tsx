import { firstCharacter } from '../Avatar/initials.ts'
import { Image } from '../Image/Image.tsx'
import * as styles from './MapList.css.ts'
import type { MapEntry } from './pins.ts'

const Initial = ({ name }: { name: string }) => <span aria-hidden="true">{firstCharacter(name)}</span>

/** The logo of a pin and of its row; without one, the first letter of the name. */
export const MapLogo = ({ name, logo }: Pick<MapEntry, 'name' | 'logo'>) =>
  logo ? <Image src={logo} alt="" ratio="square" fallback={<Initial name={name} />} /> : <Initial name={name} />

/** The picture of a row, with the logo on its corner: the same as on the map. */
export const MapPicture = ({ name, picture, logo }: Pick<MapEntry, 'name' | 'picture' | 'logo'>) => (
  <span className={styles.picture}>
    <Image src={picture ?? null} alt="" ratio="square" fallback={<Initial name={name} />} />
    {logo && (
      <span className={styles.logo}>
        <MapLogo name={name} logo={logo} />
      </span>
    )}
  </span>
)
