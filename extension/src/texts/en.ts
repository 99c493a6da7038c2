import { contentEn } from './content.en.ts';
import { glanceEn } from './glance.en.ts';
import { marksEn } from './marks.en.ts';
import { searchEn } from './search.en.ts';
import { tableEn } from './table.en.ts';

/** All texts of the panel except those of rules. Every language has the same keys. */
export const en = {
	/** Goes between two sentences. */
	gap: ' ',
	auditAgain: 'Audit this page again',
	keyword: 'Keyword',
	keywordHint: 'What should this page be found for?',
	addKeyword: 'Add a keyword',
	keywords: 'Keywords',
	wholeSite: 'site',
	useOnWholeSite: (keyword: string) => `Use “${keyword}” on the whole site`,
	removeKeyword: (keyword: string) => `Remove the keyword “${keyword}”`,
	synonyms: {
		of: (keyword: string) => `Synonyms of “${keyword}”`,
		add: 'Add a synonym',
		remove: (synonym: string) => `Remove the synonym “${synonym}”`,
		count: (count: number) => `+${count}`,
		says: (synonym: string) => `as “${synonym}”`,
	},
	country: 'Default country',
	language: 'Display language',
	report: 'Report a problem',
	reading: 'Reading the page …',
	privacy:
		'Plumbline reads this page when you click its icon, and requests its HTML and robots.txt once more from its own server. Nothing else leaves your browser unless you press a button that says so.',
	privacyWithServer: (origin: string) =>
		`Plumbline reads this page when you click its icon, and requests its HTML and robots.txt once more from its own server. For pages of your own sites, their URL and the keywords you add go to ${origin}; nothing else leaves your browser unless you press a button that says so.`,

	mustFix: 'Must fix',
	worthFixing: 'Worth fixing',
	notes: 'Notes',
	information: 'Good to know',
	notCheckable: 'Not checkable here',
	right: 'Passed',
	showMore: (count: number) => `Show ${count} more`,
	andMore: (count: number) => `and ${count} more`,
	showOnPage: 'Show on the page',

	shown: 'Shown on the page.',
	inHead: 'This element is in the head of the page, where there is nothing to see.',
	hidden: 'This element is not visible on the page at the moment.',
	nodeGone: 'This element is no longer on the page.',
	onlySent: 'This is in the HTML that the server sent. Scripts have changed the page since.',

	notKept:
		'This could not be saved, because the browser has no more room for Plumbline. Under Rankings, remove a Search Console export that you no longer need; then try again.',
	gone: 'The page that was audited here is gone. Click the Plumbline icon to audit the current one.',
	not_clicked: {
		title: 'Click the Plumbline icon to audit this page',
		text: 'Plumbline looks at a page only when you ask it to.',
	},
	arriving: {
		title: 'This page has not arrived yet',
		text: 'Browsers give Plumbline access only once a page has arrived. Click the Plumbline icon again as soon as you see the page.',
	},
	browser_page: {
		title: 'This page belongs to the browser',
		text: 'Extensions cannot read it. Open any web page and click the Plumbline icon there.',
	},
	store: {
		title: 'Browsers keep extensions out of this site',
		text: 'Open any other page and click the Plumbline icon there.',
	},
	file: {
		title: 'Plumbline is not allowed to read files yet',
		text: 'In the browser’s settings for Plumbline, allow access to file URLs. Then click the icon again.',
	},
	not_a_page: {
		title: 'There is no web page to audit here',
		text: 'This is a picture, a PDF file or plain text. Open a web page and click the Plumbline icon there.',
	},
	forbidden: {
		title: 'The browser does not let extensions read this page',
		text: 'Your browser or its administrator protects this site, or the page could not be loaded. Plumbline can audit other pages.',
	},
	unexpected: {
		title: 'The audit could not be finished',
		text: 'This is our mistake, not the page’s. Audit the page again; if that does not help, please report its URL.',
	},

	moreActions: 'More actions',
	screens: {
		label: 'Screens',
		overview: 'Overview',
		findings: 'Findings',
		comparison: 'Compare',
		keywords: 'Keywords',
		headings: 'Headings',
		links: 'Links',
		images: 'Images',
		data: 'Structured data',
		social: 'Social cards',
		indexing: 'Indexing',
		rendered: 'Rendered, vitals',
		rankings: 'Rankings',
		elsewhere: 'Open elsewhere',
		marks: 'Marks on the page',
		settings: 'Settings',
	},
	tabs: {
		overview: 'Overview',
		findings: 'Findings',
		keywords: 'Keywords',
		content: 'Content',
		links: 'Links',
		data: 'Data',
		indexing: 'Indexing',
		rankings: 'Rankings',
	},
	settings: {
		site: (host: string) => `For ${host}`,
		everywhere: 'Everywhere',
		density: 'Density',
		densities: { comfortable: 'comfortable', compact: 'compact' },
	},
	screenFailed: {
		title: 'This screen could not be shown',
		text: 'This is our mistake, not the page’s. Close the panel and open it again; if that does not help, please report the URL of the page.',
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
			count === 1 ? 'one individual finding' : `${count} individual findings`,
	},
	content: contentEn,
	glance: glanceEn,
	marks: marksEn,
	table: tableEn,
	search: searchEn,
	takeAway: 'Export, compare, keep',
	notCopied: 'The browser did not allow copying. Download it instead.',
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
};

export type Texts = typeof en;
