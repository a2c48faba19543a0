import { addUnlike } from './add-unlike.ts'

export const fractionSkills = [addUnlike]
