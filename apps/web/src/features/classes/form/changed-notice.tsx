import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type ChangedNoticeProps = { loaded: boolean; failed: boolean; loading: boolean; onLoad: () => void }

/** Somebody else saved the class meanwhile. */
export function ChangedNotice({ loaded, failed, loading, onLoad }: ChangedNoticeProps) {
  if (loaded) {
    return (
      <Notice tone="info">
        The class is loaded again. What you typed is still here; check it, then save.
      </Notice>
    )
  }
  return (
    <Notice
      tone="care"
      action={
        <Button size="sm" working={loading && 'Loading...'} onClick={onLoad}>
          Load again
        </Button>
      }
    >
      {failed ? 'It could not be loaded.' : 'This class was changed meanwhile. Please load it again.'} What
      you typed stays.
    </Notice>
  )
}
