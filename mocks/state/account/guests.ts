/** An active account. */
export const member = { email: 'member@mail.example', phone: '12125550142', password: 'dinner4two' }
