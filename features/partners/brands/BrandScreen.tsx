import { isolatedList } from '../../../ui/isolatedList.ts'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { getRows } from '../../shared/links/listStatus.ts'
import { type Rights, brandAccess, integrationAccess } from '../access.ts'
import type { Project } from '../project.ts'
import { DeleteItem, type ItemDeleting, type ItemEditing, ItemPage, MissingSteps } from '../records/ItemPage.tsx'
import { ReadOnly } from '../records/ReadOnly.tsx'
import { BrandForm, type BrandOptions, cmsLabel } from './BrandForm.tsx'
import { type BrandHrefs, BrandTabs } from './BrandTabs.tsx'
import { type Brand, type BrandDraft, type BrandValues, brandRecord, tagNames } from './api.ts'
import { brandNoun } from './noun.ts'
import { shortNames } from '../../shared/forms/shortList.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { ReadyBadge } from '../../../ui/Badge/Badge.tsx'

type BrandProject = Rights & Pick<Project, 'locations' | 'allBrandTags'>

export type BrandScreenProps = ItemEditing<BrandDraft, BrandValues> &
  ItemDeleting &
  BrandOptions & { brand: Remote<Brand | null>; project: BrandProject; hrefs: BrandHrefs; verifying: Submission; onVerify: () => void }

export const BrandScreen = ({ brand, listHref, hrefs, onRetry, ...props }: BrandScreenProps) => (
  <ItemPage
    noun={brandNoun}
    read={brand}
    title={brand.status === 'ready' && brand.value ? brand.value.name : null}
    listHref={listHref}
    tabs={<BrandTabs current="about" hrefs={hrefs} />}
    onRetry={onRetry}>
    {(read) => <ReadBrand {...props} hrefs={hrefs} brand={read} />}
  </ItemPage>
)

type ReadProps = Omit<BrandScreenProps, 'brand' | 'listHref' | 'onRetry'> & { brand: Brand }

function ReadBrand({ brand, project, hrefs, verifying, onVerify, ...editing }: ReadProps) {
  const access = brandAccess(project, brand.id)
  const integration = integrationAccess(project, brand.id)
  const words = {
    cmsProvider: ({ cmsProvider }: BrandDraft) => cmsLabel(getRows(editing.cmsProviders), { cmsProvider: cmsProvider || null }),
    tagIds: ({ tagIds }: BrandDraft) => tagNames(project.allBrandTags, tagIds).join(', '),
    favoriteTagIds: ({ favoriteTagIds }: BrandDraft) => tagNames(project.allBrandTags, favoriteTagIds).join(', '),
  }
  return (
    <Stack space="xl">
      <MissingSteps
        steps={brand.steps}
        noun={brandNoun}
        fields={access.canEdit ? brandRecord.wireNames : {}}
        hrefOf={(page) => hrefs[page]}
      />
      <PopupVerification
        brand={brand}
        canVerify={integration.canEdit}
        whyNot={access.canEdit && !integration.canEdit ? integration.why : null}
        verifying={verifying}
        onVerify={onVerify}
      />
      {access.canEdit ? (
        <>
          <BrandForm key={brand.id} brand={brand} integration={integration} {...editing} />
          <DeleteItem noun={brandNoun} name={brand.name} consequences={getConsequences(brand, project)} {...editing} />
        </>
      ) : (
        <ReadOnly
          why={access.why}
          groups={brandRecord.facts(brand, words)}
          unsaved={brandRecord.unsaved(editing.restored, brand, words)}
          editing={editing}
        />
      )}
    </Stack>
  )
}

function getConsequences({ id }: Brand, { locations }: BrandProject): readonly string[] {
  const names = locations.filter(({ brandId }) => brandId === id).map(({ name }) => name)
  if (names.length === 0) return ['No location belongs to it. Its images and logos are deleted too.']
  const list = isolatedList(shortNames(names))
  return [
    names.length === 1
      ? `${list} belongs to it, and stays without a brand.`
      : `${names.length.toLocaleString('en-US')} locations belong to it, and stay without a brand: ${list}.`,
    'Its images and logos are deleted too.',
  ]
}

type PopupVerificationProps = {
  brand: Brand
  canVerify: boolean
  /** Why it cannot be verified, where the page does not say so already. */
  whyNot: string | null
  verifying: Submission
  onVerify: () => void
}

function PopupVerification({ brand, canVerify, whyNot, verifying, onVerify }: PopupVerificationProps) {
  const { isPopupComplete, popupReason, websiteUrl } = brand
  return (
    <Section title="Popup on your website" text="The popup tells visitors of your website about the credit that they can buy.">
      <Stack space="sm" align="start">
        <ReadyBadge isReady={isPopupComplete} ready="Verified" unready="Not verified" />
        {!isPopupComplete && popupReason && <Text>{popupReason}</Text>}
        {!isPopupComplete && whyNot !== null && <Text tone="muted">{whyNot}</Text>}
        <SubmissionRefusal submission={verifying} />
        {!isPopupComplete && canVerify && websiteUrl === null && <Text tone="muted">Save the address of your website first.</Text>}
        {!isPopupComplete && canVerify && websiteUrl !== null && (
          <Button
            variant="soft"
            icon="retry"
            pending={verifying.phase === 'sending'}
            pendingLabel="Looking at your website"
            onClick={onVerify}>
            Verify the popup
          </Button>
        )}
      </Stack>
    </Section>
  )
}
