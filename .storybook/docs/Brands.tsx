import * as z from 'zod/mini'
import { enterprises } from '../enterprises.ts'
import * as styles from './Brands.css.ts'
import { FramedStory } from './FramedStory.tsx'
import { PageFrame } from './PageFrame.tsx'
import { useAdvice } from './useAdvice.ts'
import { useStoryHere } from './useStoryHere.tsx'

/** The `docs` parameter of a first story that opens a layer over its page. */
const opensOver = z.object({ story: z.object({ inline: z.literal(false), height: z.string() }) })

/** The height of a window: of a component that fills one, and the most that is shown of a long one. */
const windowHeight = 560

/** The first story in every enterprise: side by side, or at each of its widths one above the other. */
export function Brands() {
  const { story, drawn, globals } = useStoryHere()
  const { widths } = useAdvice() ?? {}
  const scheme = String(globals['scheme'])
  const framed = opensOver.safeParse(story.parameters['docs']).data
  const fills = story.parameters['layout'] === 'fullscreen'
  return (widths ?? [undefined]).map((width) => (
    <div
      key={width ?? 'half'}
      className={styles.brands}
      data-wide={width !== undefined && width > 500}
      data-narrow={width !== undefined && width <= 500}>
      {enterprises.map((enterprise) => (
        <figure key={enterprise.id} className={styles.brand} style={{ inlineSize: width }}>
          <figcaption className={styles.name}>
            {enterprise.settings.name}
            {width && <span>{`${width} px`}</span>}
          </figcaption>
          {framed ? (
            <FramedStory still height={framed.story.height} enterprise={enterprise.id} />
          ) : (
            <PageFrame
              title={`${story.name}, ${enterprise.settings.name}`}
              enterprise={enterprise}
              scheme={scheme}
              most={windowHeight}
              {...(fills && { height: windowHeight })}>
              {drawn}
            </PageFrame>
          )}
        </figure>
      ))}
    </div>
  ))
}
