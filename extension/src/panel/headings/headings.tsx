import type { Heading } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { usePage } from '../page-view.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { LongText } from '../table/long-text.tsx';

/** The headings of the page, indented as the outline that they form. */
export function Headings() {
	const { texts: all } = useLanguage();
	const texts = all.content;
	const { facts } = usePage();
	const headings = facts.get('headings');
	const columns = useMemo(() => headingColumns(all), [all]);
	if (!headings) return <p class="quiet-text">{texts.unknownHere}</p>;
	if (headings.length === 0) return <p class="quiet-text">{texts.headings.none}</p>;
	return (
		<>
			<h2>{texts.headings.count({ count: headings.length })}</h2>
			<MarkSwitch group="headings" />
			<DataTable
				name={all.screens.headings}
				fileName="headings"
				rows={headings}
				columns={columns}
				keyOf={nodeOf}
				nodeOf={nodeOf}
			/>
		</>
	);
}

const nodeOf = ({ node }: Heading) => node;

/** `aria-level` may be any number; the indentation stays as deep as a narrow panel allows. */
const deepest = 6;

const headingColumns = ({ content, table }: Texts): readonly Column<Heading>[] => [
	{
		id: 'level',
		name: table.columns.level,
		place: 'side',
		isNumber: true,
		isLowBest: true,
		value: ({ level }) => level,
		cell: ({ level }) => (
			<span class="tag">
				<span class="spoken">{content.headings.level({ level })}</span>
				<span aria-hidden="true">H{level}</span>
			</span>
		),
	},
	{
		id: 'text',
		name: table.columns.text,
		place: 'main',
		value: ({ label }) => label,
		cell: ({ label, level }) => (
			<span class="indented" data-depth={Math.min(level, deepest)}>
				{label ? <LongText text={label} /> : <em>{content.headings.empty}</em>}
			</span>
		),
	},
	{
		id: 'hidden',
		name: table.columns.hidden,
		place: 'detail',
		value: ({ isHidden }) => (isHidden ? content.hiddenOnPage : ''),
	},
];
