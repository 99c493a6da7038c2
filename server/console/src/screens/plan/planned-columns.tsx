import type { ChangePlan } from '@plumbline/core/api';
import { ShortUrl } from '../../controls/short-url.tsx';
import type { Formats } from '../../language/formats.ts';
import type { Texts } from '../../language/texts/texts.generated.ts';
import type { Column } from '../../table/column.ts';

interface PlannedRow {
	readonly url: string;
	readonly clicks: number;
	readonly isChanged: boolean;
}

/** Both lists of a plan. */
export function planRows(plan: ChangePlan | null): readonly PlannedRow[] {
	if (plan === null) return [];
	const rows = (some: ChangePlan['changed'], isChanged: boolean) =>
		some.map((page) => ({ ...page, isChanged }));
	return [...rows(plan.changed, true), ...rows(plan.alone, false)];
}

export function plannedColumns(texts: Texts, { whole }: Formats): readonly Column<PlannedRow>[] {
	const own = texts.plan;
	return [
		{
			id: 'url',
			name: own.page,
			value: ({ url }) => url,
			cell: ({ url }) => <ShortUrl url={url} />,
		},
		{
			id: 'what',
			name: own.what,
			value: ({ isChanged }) => (isChanged ? own.change : own.leave),
			rank: ({ isChanged }) => (isChanged ? 0 : 1),
		},
		{
			id: 'clicks',
			name: own.clicks,
			isNumber: true,
			value: ({ clicks }) => clicks,
			cell: ({ clicks }) => whole(clicks),
		},
	];
}
