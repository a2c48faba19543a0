import { startFolderModel } from './fakes/folder-model.ts'

/** `node packages/testkit/src/folder-model.ts FOLDER`: a model that is a person, until it is ended. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder for prompts and answers.')
const { baseUrl } = await startFolderModel(folder)
process.stdout.write(`LLM_BASE_URL=${baseUrl} LLM_MODEL=by-hand LLM_SECONDS=600\n`)
