// Generated from core/src/locales/en.json. Do not edit.
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
export const en = {
	title: "What scripts changed",
	why: "The HTML as the server sends it, compared with the page as your browser shows it now. Search engines render pages too, but later, and some never do.",
	same: "Nothing that search engines look at: the HTML already contains it all.",
	unknown: ({ reason }: { readonly reason: string | number }) => `There is nothing to compare with: ${written(reason)}.`,
	changed: "changed",
	added: "Only after scripts",
	removed: "Only in the HTML",
	empty: "(empty)",
	parts: {
		title: "Title",
		description: "Description",
		lang: "Language attribute",
		canonicals: "Canonical URL",
		robots: "Robots rules",
		hreflangs: "Language versions",
		headings: "Headings",
		links: "Links",
		dataTypes: "Structured data",
		texts: "Text",
	},
	visit: "This visit",
	visitWhy: "Measured in this browser, on this machine, now. PageSpeed Insights has the figures of all visitors.",
	notMeasured: "not measured",
	milliseconds: ({ value }: { readonly value: string | number }) => `${written(value)} ms`,
	firstByte: "First byte (TTFB)",
	firstPaint: "First content (FCP)",
	largestPaint: "Largest content (LCP)",
	interaction: "Slowest response (INP)",
	shift: "Layout shifts (CLS)",
	kinds: {
		html: "HTML",
		script: "Scripts",
		style: "Styles",
		image: "Images",
		font: "Fonts",
		data: "Data",
		other: "Other files",
	},
	fetched: ({ count, kilobytes }: { readonly count: number; readonly kilobytes: string | number }) => `${plural(count) === 'one' ? `${written(count)} file, ${written(kilobytes)} kB` : `${written(count)} files, ${written(kilobytes)} kB`}`,
	unknownSizes: ({ count }: { readonly count: string | number }) => `(size of ${written(count)} unknown)`,
	countAdded: ({ count }: { readonly count: string | number }) => `${written(count)} added`,
	countRemoved: ({ count }: { readonly count: string | number }) => `${written(count)} removed`,
};
export type Texts = typeof en;
