/** Texts about marks beside search results. */
export const resultsEn = {
	title: 'Beside search results',
	why: 'Shows at results of your own sites what this browser knows about them: the position and clicks of the query from your Search Console file or server, and the verdict of your last audit. A site is yours if you dropped a file for it, or keep auditing it. Results are compared inside the browser, and nothing is sent unless you also ask your server. The browser asks for access to the results page.',
	markOn: (name: string) => `Mark my sites on ${name}`,
	fromServer: (origin: string) => `Also show figures from ${origin}`,
	fromServerWhy:
		'Sends the URLs of those results that belong to its sites to your server, never the query.',
	denied: 'The browser did not give access to this results page.',
	position: (position: string) => `avg. position ${position}`,
	clicks: (clicks: string) => `clicks ${clicks}`,
	audited: (day: string, mustFix: number, worthFixing: number) =>
		`audited ${day}: ${mustFix} must fix, ${worthFixing} worth fixing`,
};

export type ResultTexts = typeof resultsEn;
