import * as partner from '../../features/partners/api.ts'
import * as brands from '../../features/partners/brands/api.ts'
import * as locations from '../../features/partners/locations/api.ts'
import { type ExampleAnswer, unspecified, within } from './exampleAnswer.ts'

const step = { title: 'Phone', complete: false, message: 'Add a phone number', page: 'images' }
const steps_data = [step, { ...step, title: 'Menu' }]
const section = { editable_count: 2, total_count: 3, preferred_navigation_id: 301, all_editable: true, none_editable: true }
const tag = { id: 1, name: 'Seafood' }
const tags = [tag, { ...tag, id: 2 }]
const available = { slug: 'harbor-rye', project_name: 'Harbor & Rye Restaurants' }
const available_projects = [available, { ...available, slug: 'tern-group' }]

const brandSummary = {
  id: 101,
  brand_name: 'Harbor & Rye',
  steps_data,
  popup_complete: true,
  popup_incomplete_reason: 'We did not find the popup.',
}
const locationSummary = {
  id: 301,
  name: 'Harbor & Rye, Dock Street',
  partner_brand_id: 101,
  steps_data,
  pos_complete: true,
  pos_incomplete_reason: 'Not connected yet.',
}

const location = {
  ...locationSummary,
  address_line_one: '12 Dock Street',
  address_line_two: 'Floor 2',
  city: 'Portland',
  state: 'ME',
  zip_code: '04101',
  phone: '12075550110',
  menu_url: 'https://harborrye.example/menu',
  reservation_phone: '12075550111',
  reservation_url: 'https://book.example/harbor-rye',
  priority_reservations_url: 'https://book.example/harbor-rye/members',
  priority_reservation_phone: '12075550112',
  pos_system: 'Toast',
  partner_stripe_account_id: 801,
  lock_version: 3,
}

const brand = {
  ...brandSummary,
  tag_ids: [1, 2],
  favorite_tag_ids: [1, 2],
  brand_description: 'A waterfront dining room.',
  website_url: 'https://harborrye.example',
  gallery_images_ids: [501, 502],
  hero_image_id: 501,
  logo_dark_id: 601,
  logo_light_id: 602,
  logo_light_wide_id: 603,
  logo_dark_wide_id: 604,
  base_logo_id: 605,
  no_color_alteration: true,
  cms_provider: 'squarespace',
  lock_version: 3,
}

const project = {
  ...available,
  id: 41,
  project_id: 'project-41',
  address_one: '12 Dock Street',
  address_two: 'Floor 2',
  city: 'Portland',
  state: 'ME',
  zip_code: '04101',
  status: 'in_review',
  submit_modal_displayed_at: '2026-11-20T18:30:00.000Z',
  brands: [brandSummary, { ...brandSummary, id: 102 }],
  project_locations: [locationSummary, { ...locationSummary, id: 302 }],
  all_brand_tags: { cuisine: tags, mood: tags, other: tags },
  finance: { complete: true, incomplete_reason: 'One location has no account.' },
  warnings: [
    { message: 'The POS is not connected.', section: 'integrations' },
    { message: 'The menu is old.', section: 'locations' },
  ],
  onboarding_specialist_email_address: 'mara@onboarding.example',
  current_user: {
    email: 'ines@harborrye.example',
    is_platewell_admin: true,
    permission: 'admin',
    editable_permissions: ['admin', 'viewer'],
    editable_brand_ids: [101, 102],
    available_projects,
    subscriber_id: 7,
  },
  brands_editable: true,
  locations_editable: true,
  finances_editable: true,
  integrations_editable: true,
  sections_metadata: { locations: section, integrations: section, brands: section, finances: section },
}

/** Without these an entry has fewer steps. */
const ofSteps = (list: string) => [...within(list, 'steps_data'), ...within(`${list}.*.steps_data`, 'title')]

export const partnerAnswers: readonly ExampleAnswer[] = [
  {
    title: 'a partner’s projects',
    endpoint: partner.getProjects,
    body: { available_projects },
    essential: ['available_projects'],
    ofEntry: within('available_projects', 'slug', 'project_name'),
  },
  {
    title: 'a partner’s project',
    endpoint: partner.getProject,
    body: { partner_project: project },
    essential: ['', '.id', '.slug', '.project_name', '.current_user'].map((name) => `partner_project${name}`),
    ofEntry: [
      ...within('partner_project.brands', 'id', 'brand_name'),
      ...ofSteps('partner_project.brands'),
      ...within('partner_project.project_locations', 'id', 'name'),
      ...ofSteps('partner_project.project_locations'),
      ...['cuisine', 'mood', 'other'].flatMap((group) => within(`partner_project.all_brand_tags.${group}`, 'id', 'name')),
      ...within('partner_project.warnings', 'message'),
      ...within('partner_project.current_user.available_projects', 'slug', 'project_name'),
    ],
  },
  unspecified(['a project that is submitted', partner.submitProject]),
  {
    title: 'a partner’s locations',
    endpoint: locations.getLocations,
    body: { partner_project_locations: [location, { ...location, id: 302 }] },
    essential: ['partner_project_locations'],
    ofEntry: [...within('partner_project_locations', 'id', 'name'), ...ofSteps('partner_project_locations')],
  },
  {
    title: 'a partner’s location',
    endpoint: locations.getLocation,
    body: { partner_project_location: location },
    essential: ['', '.id', '.name'].map((name) => `partner_project_location${name}`),
    ofEntry: within('partner_project_location.steps_data', 'title'),
  },
  {
    title: 'a partner’s brands',
    endpoint: brands.getBrands,
    body: { partner_brands: [brand, { ...brand, id: 102 }] },
    essential: ['partner_brands'],
    ofEntry: [
      ...within('partner_brands', 'id', 'brand_name', 'tag_ids', 'favorite_tag_ids', 'gallery_images_ids'),
      ...ofSteps('partner_brands'),
    ],
  },
  {
    title: 'the tags of brands',
    endpoint: brands.getBrandTags,
    body: { brand_tags: { cuisine: tags, mood: tags, other: tags } },
    essential: ['brand_tags'],
    ofEntry: ['cuisine', 'mood', 'other'].flatMap((group) => within(`brand_tags.${group}`, 'id', 'name')),
  },
  {
    title: 'the providers of websites',
    endpoint: brands.getCmsProviders,
    body: {
      cms_providers: [
        { value: 'wix', label: 'Wix' },
        { value: 'other', label: 'Another one' },
      ],
    },
    essential: ['cms_providers'],
    ofEntry: within('cms_providers', 'value', 'label'),
  },
  unspecified(['a location that is saved', locations.saveLocation]),
  unspecified(['a location that is deleted', locations.deleteLocation]),
  unspecified(['a brand that is saved', brands.saveBrand]),
  unspecified(['a brand that is deleted', brands.deleteBrand]),
  unspecified(['a popup that is verified', brands.verifyPopup]),
]
