import type { BatchEffect } from '@plumbline/core/api';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Column } from '../../table/column.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { changeText } from './change-text.ts';

/** Changes with their answers; shares are signed, because zero is an answer too. */
export function effectColumns(
	texts: Texts,
	{ day, signedPercent, whole }: Formats,
): readonly Column<BatchEffect>[] {
	const own = texts.effects;
	return [
		{ id: 'change', name: own.change, value: (row) => changeText(row, texts) },
		{
			id: 'date',
			name: own.date,
			isNewestFirst: true,
			value: ({ date }) => date,
			cell: ({ date }) => day(date),
		},
		{
			id: 'pages',
			name: own.pages,
			isNumber: true,
			value: ({ page_count: pages }) => pages,
			cell: ({ page_count: pages }) => whole(pages),
		},
		{
			id: 'answer',
			name: own.answer,
			value: ({ answer }) => own.answers[answer],
			cell: ({ answer }) => <AnswerBadge answer={answer} />,
		},
		{
			id: 'share',
			name: own.share,
			isNumber: true,
			value: ({ share }) => share,
			cell: ({ share }) => (share === null ? '–' : signedPercent(share)),
		},
		{
			id: 'range',
			name: own.range,
			value: ({ range }) =>
				range && own.between({ from: signedPercent(range.from), to: signedPercent(range.to) }),
		},
		{
			id: 'before',
			name: own.before,
			isNumber: true,
			isExtra: true,
			value: ({ clicks_before: clicks }) => clicks,
		},
		{
			id: 'after',
			name: own.after,
			isNumber: true,
			isExtra: true,
			value: ({ clicks_after: clicks }) => clicks,
		},
		{ id: 'weeks', name: own.weeks, isNumber: true, isExtra: true, value: ({ weeks }) => weeks },
		{
			id: 'made_by',
			name: own.madeBy,
			isExtra: true,
			value: ({ made_by: people }) => people.join(', '),
		},
	];
}
