import { composeStories } from '@storybook/react-vite'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ComponentType, useMemo } from 'react'
import { PageFrame } from '../../.storybook/docs/PageFrame.tsx'
import type { Scheme, SchemeName } from '../../themes/scheme.ts'
import { logoPicture, vars } from '../../themes/vars.css.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import * as claim from '../claim/Claim.stories.tsx'
import * as success from '../diner/Success.stories.tsx'
import * as locations from '../partners/PartnerLocations.stories.tsx'
import { themeSourcesOf } from '../themeSources.ts'
import * as styles from './ThemeEditor.css.ts'

interface Shown {
  readonly title: string
  readonly Story: ComponentType
  readonly arrangedBy: 'composition' | 'tools'
}

const shown: readonly Shown[] = [
  { title: 'A claim on a phone', Story: composeStories(claim).EmailInput, arrangedBy: 'composition' },
  { title: 'Paid', Story: composeStories(success).Ready, arrangedBy: 'composition' },
  { title: 'A table of the tools', Story: composeStories(locations).Ready, arrangedBy: 'tools' },
]

/** The property's name, without `var()`. */
const logoName = logoPicture.slice('var('.length, -1)

const heights = { composition: 640, tools: 560 } as const

interface ScreensProps {
  readonly colours: Scheme
  readonly scheme: SchemeName
  /** The enterprise whose composition arranges the public pages. */
  readonly composition: string
  /** The enterprise whose desk arranges the tools. */
  readonly tools: string
}

/** Three screens in the tried colours, and with the type and the spaces of the enterprise, as another may arrange them. */
export function Screens({ colours, scheme, ...arrangedBy }: ScreensProps) {
  const enterprise = useEnterprise()
  const { id, assets } = enterprise
  const tokens = useMemo(() => {
    const own = themeSourcesOf(id).tokens
    const logo = scheme === 'dark' ? `url("${assets.logoOnHero}")` : 'normal'
    return { ...assignInlineVars(vars, { ...own, ...colours, focus: { ...own.focus, ...colours.focus } }), [logoName]: logo }
  }, [id, assets, colours, scheme])
  return (
    <div className={styles.screens}>
      {shown.map(({ title, Story, arrangedBy: by }) => (
        <figure key={title} className={styles.screen[by]}>
          <figcaption className={styles.caption}>{title}</figcaption>
          <PageFrame title={title} enterprise={enterprise} scheme={scheme} tokens={tokens} arrangedAs={arrangedBy[by]} height={heights[by]}>
            <Story />
          </PageFrame>
        </figure>
      ))}
    </div>
  )
}
