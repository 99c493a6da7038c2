import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import type { Column } from '../row-list/column.ts';
import type { CheckedLink } from './checked-links.ts';

const tones: Readonly<Partial<Record<string, string>>> = { broken: 'wrong', redirects: 'look' };

/** The answer of the link's server, unless it simply works; nothing before the check. */
function LinkResult({ checked: { answer, health } }: { readonly checked: CheckedLink }) {
	const texts = useLanguage().texts.content.links;
	if (!answer || !health || health === 'works') return null;
	const status = answer.status ?? '–';
	const { firstStatus } = answer;
	const says =
		health === 'refuses'
			? texts.blocked({ status })
			: texts.health[health] + (firstStatus ? ` (${firstStatus})` : '');
	const why = health.startsWith('redirects') ? texts.redirectsWhy : texts.status({ status });
	return (
		<span class={`tag ${tones[health] ?? ''}`} title={why}>
			{says}
		</span>
	);
}

/** The columns of the links; those of the check only once there are results. */
export function linkColumns(
	{ content, table }: Texts,
	isChecked: boolean,
): readonly Column<CheckedLink>[] {
	const texts = content.links;
	const names = table.columns;
	return [
		{
			id: 'text',
			name: names.text,
			place: 'main',
			value: ({ link }) => link.link.label,
			cell: ({ link: { link } }) => link.label || <em>{texts.noText}</em>,
		},
		{
			id: 'url',
			name: names.url,
			place: 'below',
			value: ({ link }) => link.address,
			cell: ({ answer, health, link: { address } }) => (
				<span dir="ltr">
					{shownAddress(address)}
					{health === 'redirects' && ` → ${shownAddress(answer?.address ?? '')}`}
				</span>
			),
		},
		{
			id: 'kind',
			name: names.kind,
			place: 'badge',
			value: ({ link }) => link.kind,
			// Most links lead to pages of the site, so that goes without saying.
			text: ({ link: { kind } }) => (kind === 'internal' ? '' : texts.kinds[kind]),
		},
		{
			id: 'rel',
			name: names.rel,
			place: 'badge',
			value: ({ link }) => link.qualifiers.join(' '),
			text: ({ link }) => link.qualifiers.join(' · '),
		},
		{
			id: 'times',
			name: names.times,
			place: 'badge',
			isNumber: true,
			value: ({ link }) => link.sameAddressCount,
			cell: ({ link: { kind, sameAddressCount: count } }) =>
				count > 1 &&
				kind !== 'jump' && (
					<span class="tag" title={texts.times({ count })}>
						×&thinsp;{count}
					</span>
				),
		},
		{
			id: 'hidden',
			name: names.hidden,
			place: 'badge',
			value: ({ link }) => (link.link.isHidden ? content.hiddenOnPage : ''),
		},
		...(isChecked ? checkColumns(texts, names) : []),
	];
}

const checkColumns = (
	texts: Texts['content']['links'],
	names: Texts['table']['columns'],
): readonly Column<CheckedLink>[] => [
	{
		id: 'result',
		name: names.result,
		place: 'badge',
		value: ({ health }) => health,
		text: ({ health }) => (health ? texts.health[health] : ''),
		cell: (checked) => <LinkResult checked={checked} />,
	},
	{
		id: 'status',
		name: names.status,
		place: 'export',
		value: ({ answer }) => answer?.status ?? null,
	},
	{
		id: 'first_status',
		name: names.first_status,
		place: 'export',
		value: ({ answer }) => answer?.firstStatus ?? null,
	},
	{
		id: 'final_url',
		name: names.final_url,
		place: 'export',
		value: ({ answer }) => answer?.address ?? null,
	},
];
