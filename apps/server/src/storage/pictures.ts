import sharp from 'sharp'

// Nothing but these two decoders ever sees a picture that somebody sent, in whichever process it is drawn.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)

export const sharpForPictures: typeof sharp = sharp
