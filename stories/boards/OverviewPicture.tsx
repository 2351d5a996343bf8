import { enterprises } from '../../.storybook/enterprises.ts'
import { globalsInAddress } from '../../.storybook/manager/framePage.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Boards.css.ts'
import type { Picture } from './pictures.ts'
import { StoryPicture, type WindowName } from './StoryPicture.tsx'

type Props = {
  readonly picture: Picture
  /** The toolbar's globals, such as the scheme. */
  readonly globals: Readonly<Record<string, string>>
  readonly size: WindowName
}

/** A state in every enterprise; each picture opens its story as it is pictured. */
export const OverviewPicture = ({ picture: { id, name, rows, status, plays = false }, globals, size }: Props) => (
  <li className={styles.state}>
    <div className={styles.stateName}>
      <Text as="span" size="sm">
        {[name, ...rows].join(' · ')}
      </Text>
      {status && <Badge tone="info">{status === 'new' ? 'New' : 'Changed'}</Badge>}
    </div>
    <div className={styles.pair}>
      {enterprises.map(({ id: enterprise, settings }) => {
        const shown = { ...globals, enterprise }
        const title = `${name}, ${settings.name}`
        return (
          <a
            key={enterprise}
            className={styles.link}
            href={`./?path=/story/${id}&globals=${globalsInAddress(shown)}`}
            target="_top"
            aria-label={title}>
            <StoryPicture id={id} title={title} globals={shown} size={size} plays={plays} />
            <Text as="span" size="xs" tone="muted">
              {settings.name}
            </Text>
          </a>
        )
      })}
    </div>
  </li>
)
