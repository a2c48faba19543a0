import { BaseSequencer, type TestSpecification } from 'vitest/node'

const placeOf = ({ project, moduleId }: TestSpecification): string => `${project.name} ${moduleId}`

/**
 * Files of one folder follow one another: they ask the same threads, which are warm for a minute. A thread that begins
 * anew to write lessons takes more time than a file of tests.
 */
export class ByFolder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  }
}
