import {
	type AuditedPage,
	formatCsv,
	formatJson,
	formatMarkdown,
	formatSarif,
} from '@plumbline/core';

interface TakeAwayFormat {
	readonly ending: string;
	readonly type: string;
	readonly textOf: (page: AuditedPage) => string;
}

/** The export formats of an audit, the one for people first. */
export const takeAwayFormats = {
	markdown: {
		ending: 'md',
		type: 'text/markdown',
		textOf: (page) => formatMarkdown([page]),
	},
	csv: { ending: 'csv', type: 'text/csv', textOf: (page) => formatCsv([page]) },
	json: { ending: 'json', type: 'application/json', textOf: (page) => formatJson([page]) },
	sarif: { ending: 'sarif', type: 'application/sarif+json', textOf: (page) => formatSarif([page]) },
} as const satisfies Readonly<Record<string, TakeAwayFormat>>;

export type TakeAwayName = keyof typeof takeAwayFormats;

// Object.keys widens them.
export const takeAwayNames = Object.keys(takeAwayFormats) as readonly TakeAwayName[];
