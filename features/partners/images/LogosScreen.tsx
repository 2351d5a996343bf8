import { isolated } from '../../../ui/isolated.ts'
import { type BrandHrefs, BrandTabs } from '../brands/BrandTabs.tsx'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { LogoFrame } from '../../../ui/LogoFrame/LogoFrame.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Switch } from '../../../ui/Switch/Switch.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { PictureDrop } from '../../uploads/PictureDrop.tsx'
import type { PictureQueue } from '../../uploads/uploads.ts'
import { targets } from '../../uploads/pixels.ts'
import type { Access } from '../access.ts'
import type { Brand } from '../brands/api.ts'
import { brandNoun } from '../brands/noun.ts'
import { ItemPage } from '../records/ItemPage.tsx'
import type { ImageLibrary } from './api.ts'
import { type LogoKind, getLogoId, logoKinds, logos } from './logo.ts'

export type LogosScreenProps = {
  brand: Brand
  access: Access
  library: Remote<ImageLibrary>
  queues: Readonly<Record<LogoKind, PictureQueue>>
  onNoColorAlteration: (isOn: boolean) => void
  saving: Submission
  listHref: string
  hrefs: BrandHrefs
  onRetry: () => void
}

export function LogosScreen(props: LogosScreenProps) {
  const { brand, library, listHref, hrefs, onRetry } = props
  return (
    <ItemPage
      noun={brandNoun}
      read={library}
      title={`Logos of ${isolated(brand.name)}`}
      listHref={listHref}
      tabs={<BrandTabs current="logos" hrefs={hrefs} />}
      onRetry={onRetry}>
      {({ logos: read }) => <ReadLogos {...props} urls={new Map(read.map(({ id, url }) => [id, url]))} />}
    </ItemPage>
  )
}

type ReadProps = LogosScreenProps & { urls: ReadonlyMap<string, string> }

function ReadLogos({ brand, access, urls, queues, onNoColorAlteration, saving }: ReadProps) {
  return (
    <Stack space="xl">
      {!access.canEdit && <Alert tone="info">{access.why}</Alert>}
      {logoKinds.map((kind) => {
        const { title, use, grounds } = logos[kind]
        const src = urls.get(getLogoId(brand, kind) ?? '') ?? null
        return (
          <Section key={kind} title={title} text={use}>
            <Split space="md">
              <Columns space="md">
                {grounds.map((ground) => (
                  <LogoFrame
                    key={ground}
                    ground={ground}
                    src={src}
                    alt={`${title} of ${isolated(brand.name)} on a ${ground} background`}
                    fallback={src === null ? `No ${title.toLowerCase()} yet` : `${title} of ${isolated(brand.name)}`}
                  />
                ))}
              </Columns>
              {access.canEdit && (
                <PictureDrop
                  label={src === null ? `Upload the ${title.toLowerCase()}` : `Replace the ${title.toLowerCase()}`}
                  queue={queues[kind]}
                  target={targets.logo}
                  maxFiles={1}
                />
              )}
            </Split>
          </Section>
        )
      })}
      <Section title="Colors">
        {access.canEdit ? (
          <>
            <Switch
              label="Never change the colors of these logos"
              hint="Some surfaces draw a logo in one color, to match theirs. With this on, they show it as it is."
              checked={brand.noColorAlteration}
              disabled={saving.phase === 'sending'}
              onChange={({ target }) => onNoColorAlteration(target.checked)}
            />
            <SubmissionRefusal submission={saving} />
          </>
        ) : (
          <Text>
            {brand.noColorAlteration ? 'The colors of these logos are never changed.' : 'The colors of these logos may be changed.'}
          </Text>
        )}
      </Section>
    </Stack>
  )
}
