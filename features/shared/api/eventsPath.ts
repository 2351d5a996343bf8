/** The path of the analytics events, without a schema: the page sends them before its schemas have arrived. */
export const eventsPath = '/api/v5/events'
