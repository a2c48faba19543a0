import { SlideShows } from '../features/slideshows/list/shows-page.tsx'

export const SlideShowsPage = () => <SlideShows />
