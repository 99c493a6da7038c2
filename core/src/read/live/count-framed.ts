import type { FramedContent } from '../../facts/given/framed-content.ts';

type Counts = { -readonly [Kind in keyof FramedContent]: number };

const selectors: Readonly<Record<keyof FramedContent, string>> = {
	frames: 'body :not(script, style, noscript, template)',
	headings: 'h1, h2, h3, h4, h5, h6, [role=heading]',
	images: 'img',
	links: 'a[href]',
};

/**
 * Adds what a frame shows, and the frames in it. A frame of a different origin has no document for
 * us, and one that shows a picture or plain text has one that the browser created.
 */
export function countFramed(frame: Element, counts: Counts) {
	const { contentDocument } = frame as HTMLIFrameElement; // its local name says so
	if (!contentDocument || !/html/.test(contentDocument.contentType)) return;
	for (const [kind, selector] of Object.entries(selectors) as [keyof Counts, string][]) {
		const { length } = contentDocument.querySelectorAll(selector);
		counts[kind] += kind === 'frames' ? Math.min(length, 1) : length;
	}
	for (const inner of contentDocument.querySelectorAll('iframe')) countFramed(inner, counts);
}
