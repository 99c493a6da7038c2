/** Texts about Google’s own verdict on a page. */
export const googleEn = {
	title: 'Google’s verdict',
	asking: 'Asking the server …',
	notAsked:
		'The server has no inspection of this URL yet. The pages with the most clicks come first.',
	states: {
		indexed: 'In Google’s index',
		not_indexed: 'Not in Google’s index',
		unknown: 'Not known yet',
	},
	canonicalTo: (address: string) => `Google prefers ${address}`,
	lastCrawl: 'Last crawl',
	never: 'never',
	chosen: 'Canonical chosen by Google',
	declared: 'Canonical that Google read on the page',
	none: 'none',
	inspected: 'Inspected',
	history: 'Earlier verdicts',
};

export type GoogleTexts = typeof googleEn;
