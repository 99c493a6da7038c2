/** Texts about the comparison of a page with an earlier state of it, or with a different page. */
export const comparisonEn = {
	title: 'Compare',
	with: 'Compare this page with',
	first:
		'This is the first audit of this page in this browser. Later ones will show what has changed.',
	kept: (date: string) => `itself, ${date}`,
	unchangedUntil: (from: string, to: string) => `${from} to ${to}`,
	sameSince: (date: string) => `Nothing has changed since ${date}.`,
	tabs: 'To compare it with a page in a different tab, click the icon there as well, then come back.',
	score: (before: number, after: number) => `Score ${before} → ${after}`,
	otherSettings:
		'Scores and some findings are not compared, because keywords or ignored findings changed in between.',
	facts: 'What the pages say',
	factsSince: 'What the page says',
	noFacts: 'Title, indexing, headings, links and the other facts of the overview are the same.',
	unknownFacts: 'The facts were not stored with this older audit.',
	before: 'before',
	now: 'now',
	there: 'there',
	here: 'here',
	findings: 'Findings',
	onlyHere: 'Only here',
	onlyThere: 'Only there',
	nothing: 'No findings were added or removed.',
	sameFindings: 'Both pages have the same findings.',
	reading: 'Reading the other page …',
	twin: {
		title: 'The same page on a staging site',
		why: 'Name the address of the staging or test copy of this site. The same path is then opened there in a tab, audited and compared. The browser asks for your permission first, and gets it back afterwards.',
		field: 'Address of the copy',
		save: 'Save',
		fault:
			'This is not the address of a different site. Enter one such as https://staging.example.com.',
		open: (host: string) => `Open on ${host} and compare`,
		opening: (host: string) => `Opening the page on ${host} …`,
		denied: 'The browser did not allow it. Nothing has changed.',
		failed: (host: string) =>
			`The page on ${host} could not be read. Look at its tab: it may ask for a password, or not exist.`,
		remove: (host: string) => `Forget ${host}`,
	},
};

export type ComparisonTexts = typeof comparisonEn;
