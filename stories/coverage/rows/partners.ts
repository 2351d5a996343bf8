/** The partner portal. */
export const partnersRows = {
  'PRT-01': '/login; guarded pages; logout resets all partner state and stored data.',
  'PRT-02':
    'Dashboard: sections with editable_count of total_count, readiness of locations, brands, finances, warnings, onboarding specialist, project switch among available_projects.',
  'PRT-03':
    'Submit for review: only when all three are ready; modal; the time at which the modal was shown is recorded then, status with the submit; status starts at in_progress.',
  'PRT-04':
    'Locations: list and edit of every field; steps_data; POS readiness and reason; phones stripped to digits before saving; delete.',
  'PRT-05': 'Brands: list and edit of every field; tags by cuisine, mood, other with favourites; CMS provider; popup verification; delete.',
  'PRT-06':
    'Brand images: paged, grouped by cuisine, mood, other; select for gallery; hero; upload with progress, errors kept per file (logo height 240, hero width 1920, gallery height 280).',
  'PRT-07': 'Logos: dark, light, wide dark, wide light, base, no_color_alteration.',
  'PRT-08':
    'Finances: connected accounts, connect by OAuth link for one location or all, assign locations (PUT {slug}/finance/{id}), refresh of one account (PUT {slug}/finance/{id}.json: asks the server to read the account at the provider again), disconnect, disconnected return.',
  'PRT-09': 'Integrations: POS and CMS per location/brand, state and reason.',
  'PRT-10': 'Team: list, invite, edit, resend, delete; permissions.',
  'PRT-11':
    'Per-section flags (brands_editable, ...), editable_brand_ids, permission and is_platewell_admin decide what can be edited; what cannot is shown read-only, with why. What cannot be read gives no right; who may give a permission may change only people who hold one that they may give.',
  'PRT-12': "'Need help' on a step: message with newlines as line breaks; markup in it is text.",
  'PRT-13':
    'Search, filters, sort and page of every list live in the address and survive opening, saving, back, reload and sharing; a new filter resets the page.',
  'PRT-14':
    'Leaving with unsaved changes asks first; never after a save, never after logout; a background refresh never overwrites typing.',
  'PRT-15':
    'Returning from the payment provider proves nothing: the account is read again and shown as connected, incomplete or declined; an expired link offers a fresh one.',
  'PRT-16': 'Several people are invited at once; existing members are skipped and named; pending invitations show and can be resent.',
  'PRT-17':
    'Each uploaded file has its own progress, error and retry; type, size and pixels are checked before upload; one bad file stops no other; a partial failure says how many went in.',
  'PRT-18': 'preferred_navigation_id opens the place of the next step, with the focus in its field.',
  'PRT-19':
    'A picture is cropped before it is sent, by dragging, keys or buttons; a part that is too small says so, and the whole picture can be used.',
  'PRT-20': 'The pictures of a gallery are put in order by dragging, and by buttons.',
  'PRT-21': "A brand's form shows name, description and tags as guests see them, while they are typed.",
} as const
