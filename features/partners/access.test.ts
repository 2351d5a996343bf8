import { expect, it } from 'vitest'
import { brandAccess, integrationAccess, locationAccess, sectionAccess } from './access.ts'
import { sectionNames } from './project.ts'
import { createProject } from './examples/createProject.ts'

it.each(sectionNames)('PRT-11 the flag of %s decides whether the section can be edited', (section) => {
  expect(sectionAccess(createProject(), section)).toEqual({ canEdit: true })
  expect(sectionAccess(createProject({ [`${section}_editable`]: false }), section)).toEqual({
    canEdit: false,
    why: `Changes to ${section} are closed. To change something, write to your onboarding specialist, mara@onboarding.example.`,
  })
})

it('PRT-11 a review says why nothing can be changed', () => {
  expect(sectionAccess(createProject({ status: 'in_review', brands_editable: false }), 'brands')).toEqual({
    canEdit: false,
    why: 'We are reviewing this project, so brands cannot be changed now. To correct something, write to your onboarding specialist, mara@onboarding.example.',
  })
})

it('PRT-11 who may view only changes nothing, whatever the flags say', () => {
  const viewed = createProject({ current_user: { permission: 'viewer' } })
  const why = 'You can view this project but not change it. Ask a team member who can edit it.'
  for (const section of sectionNames) expect(sectionAccess(viewed, section)).toEqual({ canEdit: false, why })
})

it('PRT-11 whose permission cannot be read is told so, and whom to ask', () => {
  expect(sectionAccess(createProject({ current_user: { permission: 'owner' } }), 'brands')).toEqual({
    canEdit: false,
    why: 'We could not read what you may change, so you can only view this project. Ask your onboarding specialist, mara@onboarding.example.',
  })
})

it('PRT-11 an editor is told that finances are an admin’s', () => {
  expect(sectionAccess(createProject({ current_user: { permission: 'editor' } }), 'finances')).toEqual({
    canEdit: false,
    why: 'Only an admin of the team can change finances.',
  })
})

it('PRT-09 closed integrations say so, and so does a brand that somebody else edits', () => {
  const why = 'Changes to integrations are closed. To change something, write to your onboarding specialist, mara@onboarding.example.'
  expect(integrationAccess(createProject({ integrations_editable: false }), '101')).toEqual({ canEdit: false, why })
  expect(integrationAccess(createProject(), '999')).toEqual({
    canEdit: false,
    why: 'This belongs to a brand that you do not edit. Ask a team member who does.',
  })
})

it('PRT-11 editable_brand_ids limits brands, and the locations of these brands', () => {
  const limited = createProject({ current_user: { permission: 'admin', editable_brand_ids: [201] } })
  expect(brandAccess(limited, '201')).toEqual({ canEdit: true })
  expect(brandAccess(limited, '204')).toEqual({ canEdit: false, why: 'You do not edit this brand. Ask a team member who does.' })
  expect(locationAccess(limited, '201')).toEqual({ canEdit: true })
  expect(locationAccess(limited, '204')).toEqual({
    canEdit: false,
    why: 'This location belongs to a brand that you do not edit. Ask a team member who does.',
  })
  expect(locationAccess(limited, null).canEdit).toBe(true)
  expect([brandAccess(createProject(), '204'), locationAccess(createProject(), '204')]).toEqual([{ canEdit: true }, { canEdit: true }])
})

it('PRT-11 without an onboarding specialist’s address nobody is named', () => {
  expect(sectionAccess(createProject({ onboarding_specialist_email_address: null, brands_editable: false }), 'brands')).toEqual({
    canEdit: false,
    why: 'Changes to brands are closed. To change something, write to your onboarding specialist.',
  })
})

it('PRT-11 Platewell’s own people edit everything', () => {
  const ours = createProject({
    status: 'in_review',
    brands_editable: false,
    locations_editable: false,
    current_user: { is_platewell_admin: true, permission: 'viewer', editable_brand_ids: [] },
  })
  for (const access of [sectionAccess(ours, 'brands'), brandAccess(ours, '101'), locationAccess(ours, '101')])
    expect(access).toEqual({ canEdit: true })
})
