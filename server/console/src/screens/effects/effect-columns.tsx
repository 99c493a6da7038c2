import type { BatchEffect } from '@plumbline/core/api';
import type { Formats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { textOf } from '../../language/text-of.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Column } from '../../table/column.ts';

const colors = {
	more: 'good',
	fewer: 'bad',
	no_difference: 'quiet-dot',
	not_enough_data: 'quiet-dot',
	own_past: 'quiet-dot',
	cannot_be_judged: 'quiet-dot',
} as const;

/** The answer in two words; the sentence beside it has the range. */
export function AnswerBadge({ answer }: Pick<BatchEffect, 'answer'>) {
	const texts = useLanguage().texts.effects;
	return <span class={`badge ${colors[answer]}`}>{texts.answers[answer]}</span>;
}

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
			cell: ({ page_count: pages }) => (pages === 0 ? own.allPages : whole(pages)),
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

/** The change in the words of its author, or the names of the parts. */
export function changeText({ fields, note }: Pick<BatchEffect, 'fields' | 'note'>, texts: Texts) {
	return note || fields.map((name) => textOf(texts.effects.fields, name)).join(', ') || '–';
}
