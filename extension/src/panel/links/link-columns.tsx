import type { Texts } from '../../texts/panel/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import type { Column } from '../table/column.ts';
import { LongText } from '../table/long-text.tsx';
import type { CheckedLink } from './checked-links.ts';
import { LinkResult } from './link-result.tsx';

/** The columns of the links; those of the check only once there are results. */
export function linkColumns(
	{ content, table }: Texts,
	isChecked: boolean,
): readonly Column<CheckedLink>[] {
	const texts = content.links;
	const names = table.columns;
	return [
		{
			key: 'text',
			name: names.text,
			place: 'main',
			valueIn: ({ link }) => link.link.label,
			view: ({ link: { address, link } }) => (
				<>
					{link.label ? <LongText text={link.label} /> : <em>{texts.noText}</em>}
					<LongText class="row-address" dir="ltr" text={shownAddress(address)} />
				</>
			),
		},
		{ key: 'url', name: names.url, place: 'export', valueIn: ({ link }) => link.address },
		{
			key: 'kind',
			name: names.kind,
			place: 'detail',
			valueIn: ({ link }) => link.kind,
			textIn: ({ link }) => texts.kinds[link.kind],
		},
		{
			key: 'rel',
			name: names.rel,
			place: 'detail',
			valueIn: ({ link }) => link.qualifiers.join(' '),
			textIn: ({ link }) => link.qualifiers.join(' · '),
		},
		{
			key: 'times',
			name: names.times,
			place: 'detail',
			isLargestFirst: true,
			valueIn: ({ link }) => link.sameAddressCount,
			textIn: ({ link: { kind, sameAddressCount } }) =>
				sameAddressCount > 1 && kind !== 'jump' ? texts.times({ count: sameAddressCount }) : '',
		},
		{
			key: 'hidden',
			name: names.hidden,
			place: 'detail',
			valueIn: ({ link }) => (link.link.isHidden ? content.hiddenOnPage : ''),
		},
		...(isChecked ? checkColumns(texts, names) : []),
	];
}

const checkColumns = (
	texts: Texts['content']['links'],
	names: Texts['table']['columns'],
): readonly Column<CheckedLink>[] => [
	{
		key: 'result',
		name: names.result,
		place: 'side',
		valueIn: ({ health }) => health,
		textIn: ({ health }) => (health ? texts.health[health] : ''),
		view: (checked) => <LinkResult checked={checked} />,
	},
	{
		key: 'status',
		name: names.status,
		place: 'export',
		valueIn: ({ answer }) => answer?.status ?? null,
	},
	{
		key: 'final_url',
		name: names.final_url,
		place: 'export',
		valueIn: ({ answer }) => answer?.address ?? null,
	},
];
