/** Other names or answers that are right, behind the one that is given. */
export const AlsoRight = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 ? (
    <>
      {' '}
      <span lang="en">(also right: </span>
      {texts.join(', ')})
    </>
  ) : null
