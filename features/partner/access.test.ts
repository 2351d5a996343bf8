import { expect, it } from 'vitest'
import { largeProject, project, submittedProject, viewedProject } from '../../mocks/examples/partnerStates.ts'
import { brandAccess, locationAccess, sectionAccess } from './access.ts'
import { sectionNames } from './project.ts'

it.each(sectionNames)('PRT-11 the flag of %s decides whether the section can be edited', (section) => {
  expect(sectionAccess(project, section)).toEqual({ canEdit: true })
  expect(sectionAccess({ ...project, [`${section}Editable`]: false }, section)).toEqual({
    canEdit: false,
    why: `Changes to ${section} are closed. To change something, write to your onboarding specialist, mara@onboarding.example.`,
  })
})

it('PRT-11 a review says why nothing can be changed', () => {
  expect(sectionAccess(submittedProject, 'brands')).toMatchObject({ canEdit: false, why: expect.stringMatching(/^We are reviewing/) })
})

it('PRT-11 who may view only changes nothing, whatever the flags say', () => {
  for (const section of sectionNames) expect(sectionAccess(viewedProject, section).canEdit).toBe(false)
})

it('PRT-11 editable_brand_ids limits brands, and the locations of these brands', () => {
  expect([brandAccess(largeProject, '201').canEdit, brandAccess(largeProject, '204').canEdit]).toEqual([true, false])
  expect([locationAccess(largeProject, '201').canEdit, locationAccess(largeProject, '204').canEdit]).toEqual([true, false])
  expect(locationAccess(largeProject, null).canEdit).toBe(true)
})

it('PRT-11 Platewell’s own people edit everything', () => {
  const currentUser = { ...viewedProject.currentUser, isPlatewellAdmin: true, editableBrandIds: [] }
  const ours = { ...submittedProject, currentUser }
  expect([...sectionNames.map((section) => sectionAccess(ours, section)), brandAccess(ours, '101'), locationAccess(ours, '101')]).toEqual(
    Array.from({ length: 6 }, () => ({ canEdit: true })),
  )
})
