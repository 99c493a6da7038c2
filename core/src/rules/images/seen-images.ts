import type { Image } from '../../facts/collected/media/images.fact.ts';
import { rememberLatest } from '../../memory/remember-latest.ts';

/** Images that visitors can see; one-pixel images only count visitors. */
export const seenImages = rememberLatest((images: readonly Image[]) =>
	images.filter((image) => !image.isHidden && !isPixel(image)),
);

const isPixel = ({ height, width }: Image) =>
	(width !== null && width <= 1) || (height !== null && height <= 1);
