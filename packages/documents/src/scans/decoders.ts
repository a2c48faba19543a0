import sharp from 'sharp'

// Nothing but these two decoders ever sees a photo that somebody sent.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
// A reader of scans has one core.
sharp.concurrency(1)

export const sharpForScans: typeof sharp = sharp
