// Generated from core/src/locales/en.json. Do not edit.
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const en = {
	title: "Google’s verdict",
	asking: "Asking the server …",
	notAsked: "The server has no inspection of this URL yet. The pages with the most clicks come first.",
	states: {
		indexed: "In Google’s index",
		not_indexed: "Not in Google’s index",
		unknown: "Not known yet",
	},
	canonicalTo: ({ address }: { readonly address: string | number }) => `Google prefers ${written(address)}`,
	lastCrawl: "Last crawl",
	never: "never",
	chosen: "Canonical chosen by Google",
	declared: "Canonical that Google read on the page",
	none: "none",
	inspected: "Inspected",
	history: "Earlier verdicts",
};
export type Texts = typeof en;
