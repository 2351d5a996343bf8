/** The site's configuration: the page's first script starts to read it, and must not load the API's schemas. */
export const configPath = '/api/v6/gifting/config'
