import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import type { Column } from '../table/column.ts';
import { LongText } from '../table/long-text.tsx';
import type { CheckedLink } from './checked-links.ts';

const tones = {
	works: 'good',
	redirects: 'quiet',
	redirects_out_of_reach: 'quiet',
	broken: 'bad',
	refuses: 'quiet',
	server_error: 'quiet',
	no_answer: 'quiet',
} as const;

/** The answer of the link's server; nothing before the check. */
function LinkResult({ checked: { answer, health } }: { readonly checked: CheckedLink }) {
	const texts = useLanguage().texts.content.links;
	if (!answer || !health) return null;
	const { address, status } = answer;
	return (
		<>
			<span class={`tag ${tones[health]}`}>
				{health === 'refuses' ? texts.blocked({ status: status ?? '–' }) : texts.health[health]}
			</span>
			{status !== null && health !== 'works' && health !== 'refuses' && (
				<small> {texts.status({ status })}</small>
			)}
			{health === 'redirects' && (
				<LongText class="row-address" dir="ltr" text={`→ ${shownAddress(address)}`} />
			)}
		</>
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
			cell: ({ link: { address, link } }) => (
				<>
					{link.label ? <LongText text={link.label} /> : <em>{texts.noText}</em>}
					<LongText class="row-address" dir="ltr" text={shownAddress(address)} />
				</>
			),
		},
		{ id: 'url', name: names.url, place: 'export', value: ({ link }) => link.address },
		{
			id: 'kind',
			name: names.kind,
			place: 'detail',
			value: ({ link }) => link.kind,
			text: ({ link }) => texts.kinds[link.kind],
		},
		{
			id: 'rel',
			name: names.rel,
			place: 'detail',
			value: ({ link }) => link.qualifiers.join(' '),
			text: ({ link }) => link.qualifiers.join(' · '),
		},
		{
			id: 'times',
			name: names.times,
			place: 'detail',
			isNumber: true,
			value: ({ link }) => link.sameAddressCount,
			text: ({ link: { kind, sameAddressCount } }) =>
				sameAddressCount > 1 && kind !== 'jump' ? texts.times({ count: sameAddressCount }) : '',
		},
		{
			id: 'hidden',
			name: names.hidden,
			place: 'detail',
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
		place: 'side',
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
		id: 'final_url',
		name: names.final_url,
		place: 'export',
		value: ({ answer }) => answer?.address ?? null,
	},
];
