/** The portal's first reads: the page's first script starts them, and must not load the API's schemas. */
export const projectsPath = '/api/v6/partner_projects.json'
export const projectPath = '/api/v6/partner_projects/{slug}.json'
