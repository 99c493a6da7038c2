import { defineRule } from '../../audit/rule.ts';
import type { Frame } from '../../facts/collected/media/frames.fact.ts';

export const videosHaveStructuredData = defineRule({
	name: 'videos_have_structured_data',
	group: 'images',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/video',
		says: 'A VideoObject tells Google the name, thumbnail and date of a video, which it may show with the result.',
		checked: '2026-11-20',
	},
	reads: ['frames', 'items', 'jsonLdErrors', 'videos', 'wholePage'],
	title: 'Videos are described in structured data',
	why: 'Results show a page as a video result if the page is about the video; structured data helps search engines see that.',
	fix: 'If the page is about the video, describe it as a VideoObject with name, thumbnailUrl and uploadDate. If the video only accompanies other content, there is nothing to do.',
	messages: { missing: 'The page has a video that no VideoObject describes' },
	evaluate({ frames, items, jsonLdErrors, videos }, found) {
		const films = videos.filter(({ isDecoration, isHidden }) => !isDecoration && !isHidden);
		const first = films[0] ?? frames.find(isPlayer);
		if (!first || jsonLdErrors.length > 0) return 'not_applicable';
		const isDescribed = items.some(({ types }) => types.some((type) => videoTypes.has(type)));
		if (!isDescribed) found.missing(first.node);
	},
});

const videoTypes: ReadonlySet<string> = new Set(['VideoObject', 'Clip']);

const isPlayer = ({ isHidden, src }: Frame) =>
	!isHidden &&
	/^(?:https?:)?\/\/(?:(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/i.test(
		src,
	);
