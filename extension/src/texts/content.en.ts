/** Texts of the screens about content: keywords, headings, links, images. */
export const contentEn = {
	filter: 'Show',
	search: 'Search',
	shownOf: (shown: number, all: number) => `${shown} of ${all}`,
	nothingFits: 'Nothing matches.',
	unknownHere: 'Not stated on this page.',
	hiddenOnPage: 'hidden',

	asking: {
		why: (count: number, hosts: number) =>
			`Requests ${count === 1 ? 'one URL' : `${count} URLs`} from ${hosts === 1 ? 'one server' : `${hosts} servers`}, a few at a time, without cookies. The browser asks for your permission first.`,
		stop: 'Pause',
		next: (count: number) => (count === 1 ? 'Check the last one' : `Check the next ${count}`),
		denied: 'Nothing was requested, because permission was denied.',
		done: (done: number, all: number) => `${done} of ${all} checked`,
	},

	keywords: {
		none: 'Add a keyword above to see where the page uses it. Several are fine; the first is the main one.',
		suggestions: 'Found in the text',
		noSuggestions: 'The text is too short, or in a language that Plumbline has no data for.',
		add: (keyword: string) => `Add “${keyword}”`,
		makeMain: 'Make it the main one',
		main: 'main keyword',
		places: {
			title: 'Title',
			description: 'Description',
			headings: 'Headings',
			first_paragraph: 'First paragraph',
			text: 'Text',
			alt: 'Alt texts',
			url: 'URL',
		},
		best: {
			exact: 'exact',
			inOrder: 'in order',
			scattered: 'scattered',
			missing: 'not found',
			absent: 'none on the page',
			unknown: 'unknown',
		},
		meaning:
			'Exact: the words side by side. In order: with other words between them. Scattered: all of them, somewhere in one passage. Other forms of a word count too.',
		hits: (count: number) => (count === 1 ? '1 hit' : `${count} hits`),
	},

	headings: {
		none: 'The page has no headings.',
		count: (count: number) => (count === 1 ? '1 heading' : `${count} headings`),
		empty: 'empty',
		level: (level: number) => `Level ${level}`,
	},

	links: {
		none: 'The page has no links.',
		filters: {
			all: 'all',
			internal: 'internal',
			external: 'external',
			nofollow: 'nofollow',
			ugc: 'ugc',
			sponsored: 'sponsored',
			repeated: 'repeated',
		},
		kinds: {
			internal: 'internal',
			external: 'external',
			jump: 'on this page',
			other: 'not a web page',
			broken: 'leads nowhere',
		},
		noText: 'no text',
		times: (count: number) => `${count} times on this page`,
		check: 'Check these links',
		health: {
			works: 'works',
			redirects: 'redirects',
			redirects_out_of_reach: 'redirects to a site that was not checked',
			broken: 'not found',
			refuses: 'blocked',
			server_error: 'temporary server error',
			no_answer: 'could not be reached from this browser',
		},
		status: (status: number) => `status ${status}`,
		blocked: (status: number | null) => `blocked (${status})`,
		results: 'Results',
		redirectsWhy:
			'Shown is the page that a redirect ends at. Browsers do not tell extensions the steps on the way and their codes.',
	},

	images: {
		none: 'The page has no images.',
		filters: {
			all: 'all',
			missing: 'no alt attribute',
			empty: 'marked as decoration',
			text: 'with alt text',
		},
		alt: {
			text: 'Alt text',
			empty: 'decoration (empty alt)',
			missing: 'no alt attribute',
			named: 'named in another way',
		},
		total: (size: string, known: number, all: number) =>
			known === all ? `${size} in total` : `${size} in total, as far as known (${known} of ${all})`,
		unknownWeight: 'file size unknown',
		askWeights: 'Request the missing file sizes',
		pictures: 'Show pictures',
		picturesWhy: 'Loads them again from their own URLs, without a referrer.',
		noAddress: 'no URL',
		natural: (width: number, height: number) => `${width} × ${height} in the file`,
		displayed: (width: number, height: number) => `${width} × ${height} on the page`,
		written: (width: number, height: number) => `${width} × ${height} in the HTML`,
		lazy: 'lazy-loaded',
		broken: 'could not be loaded',
	},
};

export type ContentTexts = typeof contentEn;
