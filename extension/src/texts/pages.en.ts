/** Texts of the extension's pages that open in a tab of their own. */
export const pagesEn = {
	options: {
		title: 'Options of Plumbline',
		general: 'Language and country',
		server: 'Server',
		sites: 'Sites that are audited without a click',
		noSites:
			'None. To add one, audit a page of it, open “Take away, compare, keep” below the audit and choose “Keep auditing this site”.',
		stop: (site: string) => `Stop auditing ${site}`,
		history: 'History',
		historyWhy:
			'Of each page the results of the last 20 audits are kept in this browser, of at most 500 pages and never of private windows, so that Plumbline can say what has changed.',
		pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
		clear: 'Clear the history',
		shortcut: 'Keyboard shortcut',
		shortcutWhy:
			'Alt+Shift+P audits the page in front. You can change it in the browser’s list of extension shortcuts.',
		privacy: 'Privacy',
	},
	welcome: {
		title: 'Is this page right for search?',
		does: 'Plumbline audits the page in front of you as your browser really shows it: title, headings, links, images, indexing and more. It says what is wrong, why it matters and what to do, shows the place on the page, and names its source.',
		clicks: 'Two clicks',
		first:
			'Open a page and click the Plumbline icon, or press Alt+Shift+P. If you do not see the icon, it is behind the puzzle piece; pin it from there.',
		second: 'Click a finding to see where on the page it is and what to do.',
		privacy: 'Privacy',
	},
	privacy: [
		'Plumbline reads a page only when you click its icon there, or on sites you have told it to keep auditing.',
		'The audit happens in your browser, and what is kept of it stays there: no account, no statistics, no data sent to us.',
		'Other servers are asked only when you press a button that says so, or connect to a Plumbline server of your own.',
	],
};

export type PageTexts = typeof pagesEn;
