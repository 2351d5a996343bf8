import { enterprises } from '../../.storybook/enterprises.ts'
import type { SchemeName } from '../../themes/scheme.ts'
import * as styles from './Boards.css.ts'
import type { WindowName } from './pictureFiles.ts'
import type { Picture } from './pictures.ts'
import { StoryPicture } from './StoryPicture.tsx'

type Props = {
  readonly picture: Picture
  readonly scheme: SchemeName
  readonly size: WindowName
  /** The enterprise whose picture is shown; '' for all. */
  readonly brand: string
  /** The address of the board at this state. */
  readonly href: string
  /** Whether the address leads here. */
  readonly isWanted: boolean
  readonly isReviewed: boolean
  readonly onReviewed: (isReviewed: boolean) => void
}

/** A state in the enterprises: each picture opens its story, and the name links to the state on its board. */
export const OverviewPicture = ({ picture: { id, name, rows }, scheme, size, brand, href, isWanted, isReviewed, onReviewed }: Props) => (
  <li id={id} className={styles.state} data-wanted={isWanted || undefined}>
    <div className={styles.stateName}>
      <a className={styles.link} href={href} target="_top">
        {[name, ...rows].join(' · ')}
      </a>
      <label className={styles.reviewed}>
        <input
          type="checkbox"
          checked={isReviewed}
          aria-label={`Reviewed: ${name}`}
          onChange={({ target }) => onReviewed(target.checked)}
        />
        Reviewed
      </label>
    </div>
    <div className={styles.pair}>
      {enterprises
        .filter((enterprise) => brand === '' || enterprise.id === brand)
        .map(({ id: enterprise, settings }) => (
          <a
            key={enterprise}
            href={`./?path=/story/${id}&globals=enterprise:${enterprise};scheme:${scheme}`}
            target="_top"
            aria-label={`${name}, ${settings.name}`}>
            <StoryPicture id={id} title={`${name}, ${settings.name}`} enterprise={enterprise} scheme={scheme} size={size} />
          </a>
        ))}
    </div>
  </li>
)
