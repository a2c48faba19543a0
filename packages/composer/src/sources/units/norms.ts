const norms =
  /\b(?:should|must|ought|has to|have to|had better|wise|it is (?:best|better|good|right|safe|wrong|bad) to|dapat|kailangan|kailangang|huwag|nararapat|nararapat na|mainam|makabubuti|mabuting|upang makaiwas|iwasan|bawal)\b/i

/** Whether a statement says what is to be done: nobody would call it false, whatever was learnt. */
export const isNorm = (statement: string): boolean => norms.test(statement)
