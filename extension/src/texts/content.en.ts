/** Texts of the screens about content: keywords, headings, links, images. */
export const contentEn = {
	filter: 'Show',
	search: 'Search',
	shownOf: (shown: number, all: number) => `${shown} of ${all}`,
	nothingFits: 'Nothing fits.',
	unknownHere: 'This page does not tell.',
	hiddenOnPage: 'hidden',

	asking: {
		why: (count: number, hosts: number) =>
			`Asks ${hosts === 1 ? 'one server' : `${hosts} servers`} for ${count === 1 ? 'one address' : `${count} addresses`}, a few at a time, without cookies. The browser asks for your permission first.`,
		stop: 'Stop',
		denied: 'Without permission nothing was asked.',
		done: (done: number, all: number) => `${done} of ${all} checked`,
		most: (count: number) => `Only the first ${count} are checked.`,
	},

	keywords: {
		none: 'Add a keyword above to see where the page uses it. Several are fine; the first is the main one.',
		suggestions: 'Found in the text',
		noSuggestions: 'The text is too short, or in a language Plumbline has no words of.',
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
			url: 'Address',
		},
		best: {
			exact: 'exact',
			inOrder: 'in order',
			scattered: 'scattered',
			missing: 'not there',
			absent: 'none on the page',
			unknown: 'not known',
		},
		meaning:
			'Exact: the words side by side. In order: others stand between them. Scattered: all of them, somewhere in one passage. Other forms of a word count.',
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
			other: 'no web page',
			broken: 'leads nowhere',
		},
		noText: 'no text',
		times: (count: number) => `${count} times on this page`,
		check: 'Check these links',
		health: {
			works: 'works',
			redirects: 'redirects',
			redirects_out_of_reach: 'redirects to a site that was not asked',
			broken: 'not found',
			refuses: 'does not tell programs',
			server_error: 'server error just now',
			no_answer: 'could not be reached from this browser',
		},
		status: (status: number) => `status ${status}`,
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
			named: 'named otherwise',
		},
		order: 'Order',
		orders: { page: 'as on the page', weight: 'heaviest first' },
		total: (size: string, known: number, all: number) =>
			known === all
				? `${size} altogether`
				: `${size} altogether, as far as known (${known} of ${all})`,
		unknownWeight: 'weight not known',
		askWeights: 'Ask for the weights not known',
		pictures: 'Show pictures',
		picturesWhy: 'Loads them again from their own addresses, without saying where from.',
		noAddress: 'no address',
		natural: (width: number, height: number) => `${width} × ${height} in the file`,
		displayed: (width: number, height: number) => `${width} × ${height} on the page`,
		written: (width: number, height: number) => `${width} × ${height} in the HTML`,
		lazy: 'loads late',
		broken: 'the browser got no picture',
	},
};

export type ContentTexts = typeof contentEn;
