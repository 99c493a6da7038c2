/** Texts about the page before and after its scripts, and about this visit. */
export const renderedEn = {
	title: 'What scripts changed',
	why: 'The HTML as the server sends it, compared with the page as your browser shows it now. Search engines render pages too, but later, and some never do.',
	same: 'Nothing that search engines look at: the HTML already contains it all.',
	unknown: (reason: string) => `There is nothing to compare with: ${reason}.`,
	changed: 'changed',
	counts: (added: number, removed: number) =>
		[added > 0 && `${added} added`, removed > 0 && `${removed} removed`]
			.filter(Boolean)
			.join(' · '),
	added: 'Only after scripts',
	removed: 'Only in the HTML',
	empty: '(empty)',
	parts: {
		title: 'Title',
		description: 'Description',
		lang: 'Language attribute',
		canonicals: 'Canonical URL',
		robots: 'Robots rules',
		hreflangs: 'Language versions',
		headings: 'Headings',
		links: 'Links',
		dataTypes: 'Structured data',
		texts: 'Text',
	},
	visit: 'This visit',
	visitWhy:
		'Measured in this browser, on this machine, now. PageSpeed Insights has the figures of all visitors.',
	notMeasured: 'not measured',
	milliseconds: (value: string) => `${value} ms`,
	firstByte: 'First byte (TTFB)',
	firstPaint: 'First content (FCP)',
	largestPaint: 'Largest content (LCP)',
	interaction: 'Slowest response (INP)',
	shift: 'Layout shifts (CLS)',
	kinds: {
		html: 'HTML',
		script: 'Scripts',
		style: 'Styles',
		image: 'Images',
		font: 'Fonts',
		data: 'Data',
		other: 'Other files',
	},
	fetched: (count: number, kilobytes: string) =>
		`${count === 1 ? '1 file' : `${count} files`}, ${kilobytes} kB`,
	unknownSizes: (count: number) => `(size of ${count} unknown)`,
};

export type RenderedTexts = typeof renderedEn;
