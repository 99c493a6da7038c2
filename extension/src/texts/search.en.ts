/** Texts of the screens about search engines and social networks. */
export const searchEn = {
	overview: {
		preview: 'In search results',
		device: 'Device',
		devices: { desktop: 'desktop', phone: 'phone' },
		noTitle: 'No title',
		noDescription: 'No description: Google chooses text from the page.',
		may: 'Google often writes its own title or snippet. It shows the site’s name above the title, so the name does not count here.',
		title: 'Title',
		description: 'Description',
		fits: (width: number) => `${width} px, fits`,
		cut: (width: number, limit: number) => `${width} of ${limit} px`,
		cutAfter: (words: string) => `Cut after “${words}”`,
		noWidth: 'width unknown',
		missing: 'missing',
		country: 'Rules for',
		automatic: (country: string, why: string) => `${country} (${why})`,
		because: {
			address: 'by its URL',
			hreflang: 'by its hreflang',
			html_lang: 'by its lang',
			language: 'by its language',
			usual: 'default',
		},
		textLanguage: 'Language of the text',
		recognised: (language: string) => `${language} (detected)`,
		notRecognised: 'not detected',
		fixFirst: 'Fix first',
		allFindings: 'All findings',
	},

	data: {
		none: 'The page has no structured data.',
		items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
		syntaxes: { json_ld: 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa' },
		asks: (type: string) => `What Google asks for in ${type}`,
		required: 'required',
		recommended: 'recommended',
		complete: 'all required properties present',
		incomplete: (count: number) => `${count} required missing`,
		states: {
			there: 'present',
			missing: 'missing',
			unknown: 'not readable: a text instead of an item',
			unreadable: 'present, but not a date',
		},
		elsewhere: 'described elsewhere',
		unread: 'Blocks that cannot be read',
		form: 'View',
		forms: { tree: 'tree', table: 'table' },
	},

	social: {
		openGraph: 'Facebook, LinkedIn, messengers',
		x: 'X',
		from: (source: string) => `from ${source}`,
		nothing: 'nothing',
		picture: 'Picture',
		title: 'Title',
		description: 'Description',
		show: 'Show pictures',
		tags: 'All tags',
	},

	indexing: {
		engines: 'Search engines',
		mayShow: 'allowed to fetch and show it',
		mayNotFetch: 'not allowed to fetch it',
		mayNotShow: 'not allowed to show it',
		fetchUnknown: 'nothing forbids showing it; robots.txt is unknown',
		showUnknown: 'allowed to fetch it; the headers may forbid showing it',
		others: 'AI assistants and models',
		allowed: 'allowed to fetch it',
		forbidden: 'not allowed to fetch it',
		robotsUnknown: 'robots.txt is not known here.',
		robotsMissing: (status: string) =>
			`There is no robots.txt (${status}): crawlers may fetch everything.`,
		robots: 'Robots rules',
		noRules: 'None: the page may be shown and its links followed.',
		noRulesOnPage: 'None on the page.',
		headersUnknown: 'The response headers of the page are not known here.',
		header: 'header',
		meta: 'meta tag',
		everybody: 'all crawlers',
		canonical: 'Canonical URL',
		noCanonical: 'None: search engines choose one themselves.',
		self: 'this page',
		other: 'another page',
		status: 'Status',
		redirects: 'Redirects on the way here',
		redirectCount: (count: number) =>
			count === 0
				? 'None within this site.'
				: count === 1
					? '1 redirect within this site.'
					: `${count} redirects within this site.`,
		redirectsWhy:
			'Browsers tell extensions how many redirects within the site led here, but not their URLs and codes, and nothing about redirects from other sites.',
		headers: 'Response headers',
		headersWhy:
			'From the HTML that was requested once more, with your cookies. Browsers hide Set-Cookie.',
		hreflang: 'Language versions',
		noHreflang: 'None.',
		checkReturn: 'Check that they link back to this page',
		returns: {
			yes: 'links back',
			no: 'does not link back',
			unknown: 'could not be read',
		},
		hide: 'This page is meant to stay out of search',
		hideWhy: 'Plumbline then treats being kept out of search as correct. Remembered for this URL.',
	},
};

export type SearchTexts = typeof searchEn;
