// Generated from core/src/locales/en.json. Do not edit.
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
const rules = new Intl.PluralRules('en');
const plural = (count: number) => rules.select(count);
export const en = {
	options: {
		title: "Plumbline options",
		general: "Language and country",
		server: "Server",
		sites: "Access to sites",
		kept: "audited without a click",
		unused: "access that Plumbline does not use",
		stopAll: "Stop all",
		noSites: "None. To have a site audited without a click, audit one of its pages, open “Export, compare, keep” below the audit and choose “Keep auditing this site”.",
		stop: ({ site }: { readonly site: string | number }) => `Stop auditing ${written(site)}`,
		history: "History",
		historyWhy: "This browser keeps the results of the last 20 audits of each page, for at most 500 pages and never for private windows, so that Plumbline can show what has changed.",
		pages: ({ count }: { readonly count: number }) => `${plural(count) === 'one' ? `${written(count)} page` : `${written(count)} pages`}`,
		clear: "Clear the history",
		shortcut: "Keyboard shortcut",
		shortcutWhy: "Alt+Shift+P audits the current page. You can change it in the browser’s list of extension shortcuts.",
		privacy: "Privacy",
		help: "Help",
	},
	welcome: {
		title: "Is this page right for search?",
		does: "Plumbline audits the page in front of you as your browser really shows it: title, headings, links, images, indexing and more. It says what is wrong, why it matters and what to do, shows the place on the page, and names its source.",
		clicks: "Two clicks",
		first: "Open a page and click the Plumbline icon, or press Alt+Shift+P. If you do not see the icon, it is behind the puzzle piece; pin it from there.",
		second: "Click a finding to see where on the page it is and what to do.",
		privacy: "Privacy",
	},
	privacy: {
		reads: "Plumbline reads a page only when you click its icon there, or on sites that you chose to keep auditing. On results pages that you switched on, it reads the URLs of the results.",
		runs: "The audit runs in your browser, and its results stay there: no account, no statistics, no data sent to us. To show what scripts changed, it requests the page’s HTML and robots.txt once per visit from the page’s own server.",
		contacts: "Plumbline contacts other servers only when you press a button that says so, or connect to a Plumbline server of your own. Access that it was given to check links and the like goes back to the browser after the check.",
	},
};
export type Texts = typeof en;
