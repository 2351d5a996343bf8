import { useEffect } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { listStatus, rowsOf } from '../../shared/listStatus.ts'
import type { Remote } from '../../shared/remote.ts'
import type { Submission } from '../../shared/submission.ts'
import { SubmissionRefusal } from '../../shared/SubmissionRefusal.tsx'
import { useEditForm } from '../../shared/useEditForm.ts'
import type { BrandTags } from '../project.ts'
import type { Brand, CmsProvider } from './brand.ts'
import { type BrandChanges, brandForm, draftOf } from './brandSchema.ts'
import { TagPicker } from './TagPicker.tsx'

export type BrandFormProps = {
  brand: Brand
  tags: Remote<BrandTags>
  cmsProviders: Remote<readonly CmsProvider[]>
  saving: Submission
  onSave: (changes: BrandChanges) => void
  onUnsaved: (isUnsaved: boolean) => void
  /** Reads the tags and the providers again. */
  onRetryOptions: () => void
}

/** Edits a brand (PRT-05). */
export function BrandForm({ brand, tags, cmsProviders, saving, onSave, onUnsaved, onRetryOptions }: BrandFormProps) {
  const { register, handleSubmit, formState, watch, setValue } = useEditForm(brandForm, draftOf(brand), saving)
  const { errors, isDirty } = formState
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved])
  const busy = saving.phase === 'sending'
  const changed = { shouldDirty: true }
  return (
    <Form busy={busy} onSubmit={handleSubmit(onSave)}>
      <Stack space="xl">
        <Section title="About the brand" text="Guests see these on your page.">
          <Stack space="md">
            <TextField label="Name" error={errors.name?.message} {...register('name')} />
            <TextArea label="Description" error={errors.description?.message} {...register('description')} />
          </Stack>
        </Section>
        <Section title="Website">
          <Stack space="md">
            <TextField kind="verbatim" label="Website address" error={errors.websiteUrl?.message} {...register('websiteUrl')} />
            <ListStatus of={listStatus({ read: cmsProviders, onRetry: onRetryOptions })}>
              <Select
                label="Website built with"
                placeholder="Not chosen"
                options={withOwn(rowsOf(cmsProviders), brand.cmsProvider)}
                {...register('cmsProvider')}
              />
            </ListStatus>
          </Stack>
        </Section>
        <Section title="Tags" text="Guests find you by your tags. The page shows favorites first.">
          <ListStatus of={listStatus({ read: tags, onRetry: onRetryOptions })}>
            {tags.status === 'ready' && (
              <TagPicker
                tags={tags.value}
                chosen={{ tagIds: watch('tagIds'), favoriteTagIds: watch('favoriteTagIds') }}
                onChange={({ tagIds, favoriteTagIds }) => {
                  setValue('tagIds', tagIds, changed)
                  setValue('favoriteTagIds', favoriteTagIds, changed)
                }}
              />
            )}
          </ListStatus>
        </Section>
        <SubmissionRefusal submission={saving} />
        <StickyFooter aside={isDirty ? 'Not saved yet' : 'No changes'}>
          <Button type="submit" wide pending={busy} pendingLabel="Saving the brand" disabled={!isDirty && !busy}>
            Save
          </Button>
        </StickyFooter>
      </Stack>
    </Form>
  )
}

/** The providers, with the brand's own where the server no longer offers it: a save would clear it otherwise. */
const withOwn = (providers: readonly CmsProvider[], own: string | null): readonly CmsProvider[] =>
  own === null || providers.some(({ value }) => value === own) ? providers : [...providers, { value: own, label: own }]
