import { defineRule } from '../../audit/rule.ts';
import { seenImages } from './seen-images.ts';

/** Images inside documents of Google and Notion, and files that others attached to a chat. */
const temporary =
	/^https?:\/\/(?:[\w-]+\.googleusercontent\.com\/docs|lh\d+-rt\.googleusercontent\.com\/|docs\.google\.com\/|prod-files-secure\.s3[\w.-]*\.amazonaws\.com\/|(?:cdn|media)\.discordapp\.(?:com|net)\/attachments\/)/i;

/** Only the machine or the window in which the image was pasted knows these. */
const local = /^(?:file|blob|webkit-fake-url|ms-local-stream):/i;

export const imagesHaveLastingUrls = defineRule({
	name: 'images_have_lasting_urls',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/slides/reference/rest/v1/presentations.pages/images',
		says: 'The URL of an image in a document of Google has a default lifetime of 30 minutes, and access may be lost when the sharing settings change.',
		checked: '2026-11-25',
	},
	reads: ['images'],
	title: 'Images are not loaded from documents or local files',
	why: 'An image that was pasted from a document often keeps a temporary URL. It is shown to you today, and broken for readers and search engines later.',
	fix: 'Save the image, upload it to your site and use that file.',
	messages: {
		temporary: 'The image from {host} has a URL that stops working',
		local: 'The image “{src}” is only on the machine where it was pasted',
	},
	many: '{count} images have URLs that do not last',
	evaluate({ images }, found) {
		const seen = seenImages(images).filter(({ src }) => src !== '');
		if (seen.length === 0) return 'not_applicable';
		for (const { node, src } of seen) {
			if (local.test(src)) found.local({ src }, node);
			else if (temporary.test(src)) found.temporary({ host: new URL(src).hostname }, node);
		}
	},
});
