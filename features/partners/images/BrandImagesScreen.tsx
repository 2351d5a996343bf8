import { isolated } from '../../../ui/isolated.ts'
import { type BrandHrefs, BrandTabs } from '../brands/BrandTabs.tsx'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { PictureDrop } from '../../uploads/PictureDrop.tsx'
import type { PictureQueue } from '../../uploads/uploads.ts'
import { targets } from '../../uploads/pixels.ts'
import type { Access } from '../access.ts'
import type { Brand } from '../brands/api.ts'
import { pageOf } from '../records/listPage.ts'
import { brandNoun } from '../brands/noun.ts'
import { ItemPage } from '../records/ItemPage.tsx'
import type { ImageGroup } from './groups.ts'
import type { BrandImage } from './api.ts'
import { Gallery, Hero, ImageTiles } from './Pictures.tsx'

export type BrandImagesScreenProps = {
  brand: Pick<Brand, 'name' | 'heroImageId'>
  access: Access
  images: Remote<readonly BrandImage[]>
  group: ImageGroup
  page: number
  hrefOf: (group: ImageGroup, page: number) => string
  onGroup: (group: ImageGroup) => void
  /** The chosen pictures, in their order, with unsaved changes. */
  gallery: readonly string[]
  isUnsaved: boolean
  onGallery: (gallery: readonly string[]) => void
  onSave: () => void
  saving: Submission
  onHero: (id: string) => void
  savingHero: Submission
  queue: PictureQueue
  /** A picture that becomes the hero. */
  heroQueue: PictureQueue
  listHref: string
  hrefs: BrandHrefs
  onRetry: () => void
}

const groupTitles: Record<ImageGroup, string> = { cuisine: 'Cuisine', mood: 'Mood', other: 'Other' }

const imagesPerPage = 12

/** People choose whole folders of pictures. */
const mostAtOnce = 100

export function BrandImagesScreen(props: BrandImagesScreenProps) {
  const { brand, images, listHref, hrefs, onRetry } = props
  return (
    <ItemPage
      noun={brandNoun}
      read={images}
      title={`Images of ${isolated(brand.name)}`}
      listHref={listHref}
      tabs={<BrandTabs current="images" hrefs={hrefs} />}
      onRetry={onRetry}>
      {(read) => <ReadImages {...props} images={read} />}
    </ItemPage>
  )
}

type ReadProps = Omit<BrandImagesScreenProps, 'images'> & { images: readonly BrandImage[] }

function ReadImages({ brand, access, images, group, gallery, isUnsaved, onGallery, onSave, saving, savingHero, ...props }: ReadProps) {
  const shown = pageOf(
    images.filter((image) => image.group === group),
    props.page,
    imagesPerPage,
  )
  const chosen = gallery.flatMap((id) => images.find((image) => image.id === id) ?? [])
  const tab = (value: ImageGroup) => ({ value, label: groupTitles[value], href: props.hrefOf(value, 1) })
  const canEdit = access.canEdit
  return (
    <Stack space="xl">
      {!access.canEdit && <Alert tone="info">{access.why}</Alert>}
      <Hero brandName={brand.name} image={images.find(({ id }) => id === brand.heroImageId) ?? null} />
      <Section
        title="Gallery"
        text={`${chosen.length} ${chosen.length === 1 ? 'picture' : 'pictures'}, as guests see them on the page of ${isolated(brand.name)}.`}>
        <Stack space="md">
          <Gallery images={chosen} gallery={gallery} onChange={canEdit ? onGallery : null} />
          <SubmissionRefusal submission={saving} />
        </Stack>
      </Section>
      <Section title="All pictures" text="A picture that is at least 1,920 pixels wide can be the hero, which leads the brand’s page.">
        <Stack space="md">
          <Tabs label="Groups of pictures" tabs={[tab('cuisine'), tab('mood'), tab('other')]} current={group} onChange={props.onGroup} />
          <SubmissionRefusal submission={savingHero} />
          {shown.count === 0 ? (
            <EmptyState
              icon="picture"
              level={3}
              title="No picture in this group yet"
              text={canEdit ? 'Upload the first one below.' : undefined}
            />
          ) : (
            <ImageTiles
              images={shown.rows}
              first={(shown.page - 1) * imagesPerPage + 1}
              gallery={gallery}
              heroId={brand.heroImageId}
              onGallery={canEdit ? onGallery : null}
              onHero={props.onHero}
              isBusy={savingHero.phase === 'sending'}
            />
          )}
          <Pagination label="Pictures" page={shown.page} count={shown.pages} hrefOf={(page) => props.hrefOf(group, page)} />
        </Stack>
      </Section>
      {canEdit && (
        <Section
          title="Upload pictures"
          text={`They join the group “${groupTitles[group]}”, and every brand of the project can show them.`}>
          <Split space="lg">
            <PictureDrop label="Pictures for the gallery" queue={props.queue} target={targets.gallery} maxFiles={mostAtOnce} />
            <PictureDrop label="A new hero" queue={props.heroQueue} target={targets.hero} maxFiles={1} />
          </Split>
        </Section>
      )}
      {canEdit && (isUnsaved || saving.phase === 'sending') && (
        <StickyFooter aside="Gallery not saved yet">
          <Button wide pending={saving.phase === 'sending'} pendingLabel="Saving the gallery" onClick={onSave}>
            Save the gallery
          </Button>
        </StickyFooter>
      )}
    </Stack>
  )
}
