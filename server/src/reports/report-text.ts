import type { ClientReport } from '@plumbline/core/api';

const marks = { better: '+', worse: '-', open: '·', unknown: '?' } as const;

/** The first page without markup, for terminals and mails. */
export function reportText({ headline, lead, sections }: ClientReport): string {
	const parts = sections.map(({ sentences, title }) =>
		[title, ...sentences.map(({ mark, text }) => `  ${marks[mark]} ${text}`)].join('\n'),
	);
	return [`${headline}\n${lead}`, ...parts].join('\n\n');
}
