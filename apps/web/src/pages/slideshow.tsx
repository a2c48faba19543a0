import { SlideShow } from '../features/slideshows/show/show-page.tsx'

export const SlideShowPage = () => <SlideShow />
