import { generatePage } from '@plumbline/scripts/generate-pages';

/** A shop card has about 20 elements and 1,000 characters. */
const charactersAnElement = 51;

/** A shop page of about this many elements; its images are never loaded. */
export function shopPage(elements: number): string {
	const { html } = generatePage('shop-list', Math.round(elements * charactersAnElement));
	return html.replaceAll(/ (?:src|srcset)="/g, ' data-$&').replaceAll('data- src', 'data-src');
}

/** A page of this many links, all of them siblings, as in tag clouds and lists from A to Z. */
export function linksInOneParagraph(elements: number): string {
	const links = Array.from(
		{ length: elements },
		(_, index) => `<a href="/tag/${index}">Tag ${index}</a> `,
	);
	return `<!doctype html><html lang="en"><title>All tags</title><h1>All tags</h1><p>${links.join('')}</p>`;
}
