import { enterprises } from '../../.storybook/enterprises.ts'
import type { SchemeName } from '../../themes/scheme.ts'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Boards.css.ts'
import type { WindowName } from './pictureFiles.ts'
import type { Picture } from './pictures.ts'
import { StoryPicture } from './StoryPicture.tsx'

type Props = { readonly picture: Picture; readonly scheme: SchemeName; readonly size: WindowName }

/** A state in every enterprise; each picture opens its story. */
export const OverviewPicture = ({ picture: { id, name, rows }, scheme, size }: Props) => (
  <li className={styles.state}>
    <div className={styles.stateName}>
      <Text as="span" size="sm">
        {[name, ...rows].join(' · ')}
      </Text>
    </div>
    <div className={styles.pair}>
      {enterprises.map(({ id: enterprise, settings }) => {
        const title = `${name}, ${settings.name}`
        return (
          <a
            key={enterprise}
            className={styles.link}
            href={`./?path=/story/${id}&globals=enterprise:${enterprise};scheme:${scheme}`}
            target="_top"
            aria-label={title}>
            <StoryPicture id={id} title={title} enterprise={enterprise} scheme={scheme} size={size} />
            <Text as="span" size="xs" tone="muted">
              {settings.name}
            </Text>
          </a>
        )
      })}
    </div>
  </li>
)
