import { missingFiles } from './natural/voice-files.ts'

export type VoicesHere = {
  natural: {
    here: boolean
    folder: string
    missing: string[]
    /** What it needs and what it brings, where it is missing. */
    sentence: string | null
  }
}

const sentence =
  'The natural voice is not installed, so shows are spoken by the quick one. Run npm run voices once (about 200 MB to fetch): English and Filipino then sound like people.'

/** Which voices this server has, for the start-up message and for admins. */
export async function voicesHere(folder: string): Promise<VoicesHere> {
  const missing = await missingFiles(folder)
  const here = missing.length === 0
  return { natural: { here, folder, missing, sentence: here ? null : sentence } }
}
