/** What a payment proof or a wallet's QR picture may be. */
export const pictureTypes = { types: ['image/jpeg', 'image/png'], named: 'JPG or PNG' } as const
export const proofBytes = 10 * 1024 * 1024
