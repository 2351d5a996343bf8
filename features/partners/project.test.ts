import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { itemAddress, projectAddress } from './address.ts'
import { projectResponse, projectsResponse } from './project.ts'

const required = { id: 41, slug: 'harbor-rye', project_name: 'Harbor & Rye', current_user: {} }
const read = (more: object = {}) => z.decode(projectResponse, { partner_project: { ...required, ...more } })
const steps_data = [{ title: 'Phone', complete: true, message: 'Add a phone number', page: 'images' }]
const steps = [{ title: 'Phone', isDone: true, missing: 'Add a phone number', page: 'images', field: null }]
const noMetadata = { editableCount: null, totalCount: null, firstId: null, allEditable: false, noneEditable: false }

describe('PRT-02 the answer of a project', () => {
  it('may leave out all but its names and the person', () => {
    expect(read()).toEqual({
      id: '41',
      slug: 'harbor-rye',
      projectId: null,
      name: 'Harbor & Rye',
      addressOne: null,
      addressTwo: null,
      city: null,
      state: null,
      zipCode: null,
      status: 'in_progress',
      submitShownAt: null,
      brands: [],
      locations: [],
      allBrandTags: { cuisine: [], mood: [], other: [] },
      finance: { isComplete: false, reason: null },
      warnings: [],
      specialistEmail: null,
      currentUser: {
        email: null,
        isPlatewellAdmin: false,
        permission: null,
        editablePermissions: [],
        editableBrandIds: [],
        availableProjects: [],
        subscriberId: null,
      },
      brandsEditable: false,
      locationsEditable: false,
      financesEditable: false,
      integrationsEditable: false,
      sections: { locations: noMetadata, integrations: noMetadata, brands: noMetadata, finances: noMetadata },
    })
  })

  it('is read with every field', () => {
    const metadata = { editable_count: 2, total_count: '3', preferred_navigation_id: 301, all_editable: true, none_editable: true }
    const counts = { editableCount: 2, totalCount: 3, firstId: '301', allEditable: true, noneEditable: true }
    const place = { city: 'Portland', state: 'ME' }
    expect(
      read({
        ...place,
        project_id: 7,
        address_one: '12 Dock Street',
        address_two: 'Floor 2',
        // A number has lost its zero.
        zip_code: 4101,
        status: 'in_review',
        submit_modal_displayed_at: '2026-11-20T18:30:00Z',
        brands: [
          { id: 101, brand_name: 'Lark', steps_data, popup_complete: true, popup_incomplete_reason: 'Not found.' },
          { id: 102, brand_name: 'Tern' },
        ],
        project_locations: [
          {
            id: 301,
            name: 'Dock Street',
            partner_brand_id: 101,
            steps_data,
            pos_complete: true,
            pos_incomplete_reason: 'Not found.',
            service_charge_percent: '20',
            service_charge_goes_to: 'the team',
          },
        ],
        all_brand_tags: { cuisine: [{ id: 1, name: 'Seafood' }], mood: [{ id: 2, name: 'Family' }] },
        finance: { complete: true, incomplete_reason: 'No account.' },
        warnings: [
          { message: 'Old menu', section: 'locations' },
          { message: 'Slow', section: 'weather' },
        ],
        onboarding_specialist_email_address: 'mara@x.example',
        current_user: {
          email: 'ines@x.example',
          is_platewell_admin: true,
          permission: 'admin',
          editable_permissions: ['viewer'],
          editable_brand_ids: [101],
          available_projects: [{ slug: 'tern', project_name: 'Tern' }],
          subscriber_id: 7,
        },
        brands_editable: true,
        finances_editable: true,
        sections_metadata: { integrations: metadata, finances: { ...metadata, total_count: 9 } },
      }),
    ).toEqual({
      ...read(),
      ...place,
      projectId: '7',
      addressOne: '12 Dock Street',
      addressTwo: 'Floor 2',
      zipCode: '04101',
      status: 'in_review',
      submitShownAt: '2026-11-20T18:30:00Z',
      brands: [
        { id: '101', name: 'Lark', steps, isPopupComplete: true, popupReason: 'Not found.' },
        { id: '102', name: 'Tern', steps: [], isPopupComplete: false, popupReason: null },
      ],
      locations: [
        {
          id: '301',
          name: 'Dock Street',
          brandId: '101',
          steps,
          isPosComplete: true,
          posReason: 'Not found.',
          serviceCharge: 20,
          serviceChargeGoesTo: 'the team',
        },
      ],
      allBrandTags: { cuisine: [{ id: '1', name: 'Seafood' }], mood: [{ id: '2', name: 'Family' }], other: [] },
      finance: { isComplete: true, reason: 'No account.' },
      warnings: [
        { message: 'Old menu', section: 'locations' },
        { message: 'Slow', section: null },
      ],
      specialistEmail: 'mara@x.example',
      currentUser: {
        email: 'ines@x.example',
        isPlatewellAdmin: true,
        permission: 'admin',
        editablePermissions: ['viewer'],
        editableBrandIds: ['101'],
        availableProjects: [{ slug: 'tern', name: 'Tern' }],
        subscriberId: '7',
      },
      brandsEditable: true,
      financesEditable: true,
      sections: { locations: noMetadata, integrations: counts, brands: noMetadata, finances: { ...counts, totalCount: 9 } },
    })
  })

  it('lists the projects that the person may open', () => {
    expect(z.decode(projectsResponse, { available_projects: [{ slug: 'tern', project_name: 'Tern' }] })).toEqual([
      { slug: 'tern', name: 'Tern' },
    ])
  })
})

it('PRT-13 an address names the project, the item, and the list that it was opened from', () => {
  expect(z.parse(projectAddress, { project: 'tern' })).toEqual({ project: 'tern' })
  expect(z.parse(projectAddress, {})).toEqual({ project: '' })
  expect(z.parse(itemAddress, { id: '301', list: 'q=kumo' })).toEqual({ id: '301', list: 'q=kumo', field: '' })
})
