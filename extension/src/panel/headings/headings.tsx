import type { Heading } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { framedText } from '../overview/glance/framed-text.ts';
import { usePage } from '../page-view.ts';
import type { Column } from '../row-list/column.ts';
import { type RowFilter, RowList } from '../row-list/row-list.tsx';
import { levelText } from './level-text.ts';

/** The headings of the page, indented as the outline that they form. */
export function Headings() {
	const { locale, texts: all } = useLanguage();
	const texts = all.content;
	const { facts } = usePage();
	const headings = facts.get('headings');
	const columns = useMemo(() => headingColumns(all), [all]);
	const filters = useMemo(() => filtersOf(all), [all]);
	if (!headings) return <p class="quiet-text">{texts.unknownHere}</p>;
	const framed = framedText('headings', facts, all.glance, locale);
	if (headings.length === 0)
		return (
			<p class="quiet-text">
				{texts.headings.none} {framed}
			</p>
		);
	return (
		<RowList
			name={all.screens.headings}
			fileName="headings"
			rows={headings}
			columns={columns}
			keyOf={nodeOf}
			nodeOf={nodeOf}
			depthOf={depthOf}
			filters={filters}
			group="headings"
			summary={
				<p class="list-summary">
					{levels.map((level) => {
						const found = headings.filter((heading) => heading.level === level);
						const hidden = found.filter(({ isHidden }) => isHidden).length;
						const count = { level, all: found.length, hidden };
						return <span key={level}>{levelText(count, all.glance, locale)}</span>;
					})}
					<span>{framed}</span>
				</p>
			}
		/>
	);
}

const levels = [1, 2, 3, 4, 5, 6];

const nodeOf = ({ node }: Heading) => node;

/** `aria-level` may be any number; the indentation stays as deep as a narrow panel allows. */
const deepest = 6;
const depthOf = ({ level }: Heading) => Math.min(level, deepest) - 1;

const filtersOf = ({ content: { headings: texts } }: Texts): readonly RowFilter<Heading>[] => [
	{ id: 'shown', name: texts.shown, fits: ({ isHidden }) => !isHidden },
	{ id: 'hidden', name: texts.hidden, fits: ({ isHidden }) => isHidden },
];

const headingColumns = ({ content, table }: Texts): readonly Column<Heading>[] => [
	{
		id: 'level',
		name: table.columns.level,
		place: 'side',
		isNumber: true,
		isLowBest: true,
		value: ({ level }) => level,
		cell: ({ level }) => (
			<span class="level">
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
		cell: ({ label }) => label || <em>{content.headings.empty}</em>,
	},
	{
		id: 'hidden',
		name: table.columns.hidden,
		place: 'badge',
		value: ({ isHidden }) => (isHidden ? content.hiddenOnPage : ''),
	},
];
