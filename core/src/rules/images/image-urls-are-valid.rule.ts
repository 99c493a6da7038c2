import { defineRule } from '../../audit/rule.ts';
import type { Image } from '../../facts/collected/media/images.fact.ts';
import { failedAddress } from '../../values/failed-address.ts';
import { seenImages } from './seen-images.ts';

export const imageUrlsAreValid = defineRule({
	name: 'image_urls_are_valid',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'Google shows images that it can fetch from the URL given in the page.',
		checked: '2026-11-20',
	},
	reads: ['images'],
	mayRead: ['scriptTemplates', 'url'],
	title: 'The URLs of images are complete',
	why: 'A template without a value, such as a product without a picture, leaves a URL that leads to no file. People see an empty box, and search engines have nothing to show.',
	fix: 'Find out why the value is missing, and leave the image out until there is one.',
	messages: { failed: 'The URL “{src}” contains what a program wrote instead of a value' },
	many: 'The URLs of {count} images are not complete',
	evaluate({ images, scriptTemplates, url }, found) {
		const seen = seenImages(images).filter(({ src }) => src !== '');
		if (seen.length === 0) return 'not_applicable';
		// Scripts fill in such a page.
		if ((scriptTemplates?.length ?? 0) > 0) return;
		for (const image of seen) {
			if (isFailed(image, url)) found.failed({ src: image.src }, image.node);
		}
	},
});

/** A page about “undefined” may have a picture of that name. */
function isFailed({ alt, src }: Image, url: string | null): boolean {
	const failed = failedAddress(src.trim());
	if (failed?.kind !== 'part') return failed !== null;
	const isNamed = alt?.toLowerCase().includes(failed.text.toLowerCase()) ?? false;
	return !isNamed && failedAddress(url ?? '')?.text !== failed.text;
}
