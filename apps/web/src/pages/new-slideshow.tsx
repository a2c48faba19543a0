import { NewSlideShow } from '../features/slideshows/new/new-show-page.tsx'

export const NewSlideShowPage = () => <NewSlideShow />
