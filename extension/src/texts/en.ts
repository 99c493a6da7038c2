import { contentEn } from './content.en.ts';
import { marksEn } from './marks.en.ts';
import { renderedEn } from './rendered.en.ts';
import { searchEn } from './search.en.ts';
import { serverEn } from './server.en.ts';
import { takeAwayEn } from './take-away.en.ts';

/** All texts of the panel except those of rules. Every language has the same keys. */
export const en = {
	/** Goes between two sentences. */
	gap: ' ',
	auditAgain: 'Audit this page again',
	keyword: 'Keyword',
	keywordHint: 'What should this page be found for?',
	addKeyword: 'Add a keyword',
	keywords: 'Keywords',
	removeKeyword: (keyword: string) => `Remove the keyword “${keyword}”`,
	synonyms: {
		of: (keyword: string) => `Synonyms of “${keyword}”`,
		add: 'Add a synonym',
		remove: (synonym: string) => `Remove the synonym “${synonym}”`,
		count: (count: number) => `+${count}`,
		says: (synonym: string) => `as “${synonym}”`,
	},
	country: 'Usual country',
	language: 'Texts in',
	reading: 'Reading the page …',
	privacy:
		'Plumbline reads this page when you click its icon. Nothing leaves your browser unless you press a button that says so.',

	mustFix: 'Must fix',
	worthFixing: 'Worth fixing',
	notes: 'Notes',
	information: 'Good to know',
	notCheckable: 'Not checkable here',
	right: 'Right',
	showMore: (count: number) => `Show ${count} more`,
	andMore: (count: number) => `and ${count} more`,
	showOnPage: 'Show on the page',

	shown: 'Shown on the page.',
	inHead: 'This element is in the head of the page, where there is nothing to see.',
	hidden: 'This element is not visible on the page at the moment.',
	nodeGone: 'This element is no longer on the page.',
	onlySent: 'This stands in the HTML as it was sent. Scripts have changed the page since.',

	notKept:
		'This could not be kept, because the browser has no more room for Plumbline. Under Rankings, forget an export of Search Console that you no longer need; then try again.',
	gone: 'The page that was audited here has gone. Click the Plumbline icon to audit the one that is there now.',
	not_clicked: {
		title: 'Click the Plumbline icon to audit this page',
		text: 'Plumbline looks at a page only when you ask it to.',
	},
	arriving: {
		title: 'This page is still on its way',
		text: 'Browsers let Plumbline in only once a page is there. Click the Plumbline icon again as soon as you see it.',
	},
	browser_page: {
		title: 'This page belongs to the browser',
		text: 'Extensions cannot read it. Open any page of the web and click the Plumbline icon there.',
	},
	store: {
		title: 'Browsers keep extensions out of this site',
		text: 'Open any other page and click the Plumbline icon there.',
	},
	file: {
		title: 'Plumbline may not read files yet',
		text: 'In the browser’s settings for Plumbline, allow access to file addresses. Then click the icon again.',
	},
	not_a_page: {
		title: 'There is no web page to audit here',
		text: 'This is a picture, a PDF file or plain text. Open a web page and click the Plumbline icon there.',
	},
	forbidden: {
		title: 'The browser does not let extensions read this page',
		text: 'Your browser or whoever manages it protects this site, or the page could not be loaded. Plumbline can audit other pages.',
	},
	unexpected: {
		title: 'The audit could not be finished',
		text: 'This is our mistake, not the page’s. Audit the page again; if that does not help, please report its address.',
	},

	screens: {
		label: 'Screens',
		overview: 'Overview',
		findings: 'Findings',
		keywords: 'Keywords',
		headings: 'Headings',
		links: 'Links',
		images: 'Images',
		data: 'Data',
		social: 'Social',
		indexing: 'Indexing',
		rendered: 'Rendered',
		rankings: 'Rankings',
	},
	screenFailed: {
		title: 'This screen could not be shown',
		text: 'This is our mistake, not the page’s. Close the panel and open it again; if that does not help, please report the address of the page.',
	},
	findings: {
		filter: 'For',
		everybody: 'everybody',
		audiences: { writer: 'writers', seo: 'SEOs', developer: 'developers', owner: 'owners' },
		nothing: 'There is nothing to fix here.',
		ignoreRule: 'Ignore this rule on this site',
		ignoreThis: 'Ignore this one',
		ignored: 'Ignored',
		ignoredNow: (headline: string) => `Ignored: ${headline}`,
		undo: 'Undo',
		heed: (title: string) => `Show again: ${title}`,
		singleIgnored: (count: number) =>
			count === 1 ? 'one single finding' : `${count} single findings`,
	},
	content: contentEn,
	marks: marksEn,
	search: searchEn,
	rendered: renderedEn,
	server: serverEn,
	takeAway: takeAwayEn,
	groups: {
		title: 'Title',
		description: 'Description',
		headings: 'Headings',
		content: 'Content',
		links: 'Links',
		images: 'Images',
		indexability: 'Index',
		international: 'Languages',
		structured_data: 'Structured data',
		page: 'Page',
	},
	difficulties: { easy: 'easy', average: 'average', hard: 'hard' },
	reasons: {
		no_keyword: 'needs a keyword',
		no_response: 'needs the server’s answer',
		no_robots_txt: 'needs robots.txt',
		raw_html_needed: 'needs the HTML as it was sent',
		no_served_html: 'needs the HTML as it was sent',
		served_html_not_sent: 'no server sent this page',
		served_html_failed: 'the HTML as it was sent could not be fetched',
		served_html_other: 'asked again, the server sent something else',
		served_html_too_large: 'the HTML as it was sent is too large',
		served_html_too_slow: 'the server took too long to send the HTML again',
		no_vitals: 'needs a visit in a browser',
		no_layout: 'needs the layout of the page',
		no_site: 'needs other pages of the site',
		too_deep: 'the page is nested too deeply',
		rule_error: 'the rule failed; this is our mistake',
		other: 'cannot be known here',
	},
};

export type Texts = typeof en;
