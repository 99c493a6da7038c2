import type { Opportunity } from '@plumbline/core/api';
import { pathOf } from '../../controls/short-url.tsx';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Column } from '../../table/column.ts';

export function opportunityColumns(texts: Texts, formats: Formats): readonly Column<Opportunity>[] {
	const { whole, tenths } = formats;
	const own = texts.opportunities;
	const figures = texts.keywords.columns;
	return [
		{
			id: 'url',
			name: texts.pages.page,
			value: ({ url }) => url,
			cell: ({ url }) => <span dir="ltr">{pathOf(url)}</span>,
		},
		{ id: 'kind', name: own.kind, value: ({ kind }) => own.kinds[kind] },
		{ id: 'keyword', name: figures.keyword, value: ({ keyword }) => keyword },
		{
			id: 'clicks_to_gain',
			name: own.toGain,
			hint: own.gainHint,
			isNumber: true,
			value: ({ clicks_to_gain: gain }) => gain,
			cell: ({ clicks_to_gain: gain }) => (gain === null ? '–' : whole(Math.round(gain))),
		},
		{
			id: 'clicks',
			name: figures.clicks,
			isNumber: true,
			value: ({ evidence }) => evidence.clicks,
			cell: ({ evidence }) => whole(evidence.clicks),
		},
		{
			id: 'impressions',
			name: figures.impressions,
			isNumber: true,
			value: ({ evidence }) => evidence.impressions,
			cell: ({ evidence }) => whole(evidence.impressions),
		},
		{
			id: 'position',
			name: figures.position,
			isNumber: true,
			isLowBest: true,
			value: ({ evidence }) => evidence.average_position,
			cell: ({ evidence: { average_position: position } }) =>
				position === null ? '–' : tenths(position),
		},
		{ id: 'reason', name: own.reason, isExtra: true, value: ({ reason }) => reason },
		{ id: 'what_to_do', name: own.toDo, isExtra: true, value: ({ what_to_do: todo }) => todo },
	];
}
