/** Where the API answers: some of its calls are older than its own folder. */
export const apiPaths: readonly string[] = ['/api/', '/platewell_cash/', '/gift_card_options']
