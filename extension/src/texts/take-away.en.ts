/** Texts about exporting an audit and about earlier audits. */
export const takeAwayEn = {
	formats: { markdown: 'Markdown', csv: 'CSV', json: 'JSON', sarif: 'SARIF' },
	uses: {
		markdown: 'for a ticket or a note',
		csv: 'for Excel and other spreadsheets',
		json: 'everything, for programs',
		sarif: 'for code reviews',
	},
	copy: 'Copy',
	copyAs: (format: string) => `Copy as ${format}`,
	copied: (format: string) => `Copied as ${format}.`,
	download: 'Download',
	downloadAs: (format: string) => `Download as ${format}`,
	saved: (name: string) => `Saved as “${name}”.`,
	print: 'Printable report',
	compare: 'Compare with an earlier audit or another page',
	keep: {
		title: 'This site',
		keep: 'Keep auditing this site',
		why: (host: string) =>
			`Then pages of ${host} are audited without a click while this panel is open. The browser asks you first.`,
		kept: (host: string) =>
			`Pages of ${host} are audited without a click while this panel is open.`,
		denied: 'The browser did not allow it. Nothing has changed.',
		notPrivate: 'In a private window this is not possible, because nothing is stored there.',
		stop: 'Stop',
		badge: 'Show the number of problems on the icon, even while the panel is closed',
	},
	options: 'All options',
	printNow: 'Print or save as PDF',
};

export type TakeAwayTexts = typeof takeAwayEn;
