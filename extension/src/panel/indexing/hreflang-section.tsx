import type { HreflangEntry, IndexingOverview } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import {
	type Texts as IndexingTexts,
	textsFor as indexingTextsFor,
} from '../../texts/indexing/texts.generated.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import type { Column } from '../row-list/column.ts';
import { LongText } from '../row-list/long-text.tsx';
import { RowList } from '../row-list/row-list.tsx';
import { CheckButton } from '../url-checks/check-button.tsx';
import type { ReturnState } from './read-return-link.ts';
import { otherVersions, useReturnChecks } from './return-checks.ts';

/** The versions of the page in other languages, and on request whether they link back. */
export function HreflangSection({ overview }: { readonly overview: IndexingOverview }) {
	const { locale, texts: all } = useLanguage();
	const texts = indexingTextsFor(locale);
	const checks = useReturnChecks();
	const versions = overview.hreflangs ?? [];
	const columns = useMemo(
		() => hreflangColumns(texts, all.table.columns, checks.answers),
		[texts, all, checks.answers],
	);
	return (
		<section data-part="hreflang">
			<h2>{texts.hreflang}</h2>
			{overview.hreflangs === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{overview.hreflangs?.length === 0 && <p>{texts.noHreflang}</p>}
			<CheckButton label={texts.checkReturn} addresses={otherVersions(overview)} checks={checks} />
			<RowList
				name={texts.hreflang}
				fileName="hreflang"
				rows={versions}
				columns={columns}
				keyOf={keyOf}
				nodeOf={nodeOf}
				urlOf={addressOf}
			/>
		</section>
	);
}

const keyOf = ({ address, code, node }: HreflangEntry) => node ?? `${code} ${address}`;
const nodeOf = ({ node }: HreflangEntry) => node;
const addressOf = ({ address }: HreflangEntry) => address;

const tones: Readonly<Record<ReturnState, string>> = { yes: 'good', no: 'warn', unknown: 'quiet' };

function hreflangColumns(
	texts: IndexingTexts,
	names: Texts['table']['columns'],
	answers: ReadonlyMap<string, ReturnState>,
): readonly Column<HreflangEntry>[] {
	const stateOf = ({ address }: HreflangEntry) => answers.get(address) ?? null;
	const saysOf = (entry: HreflangEntry) => {
		const state = stateOf(entry);
		return state ? texts.returns[state] : '';
	};
	return [
		{
			id: 'language',
			name: names.language,
			place: 'side',
			value: ({ code }) => code,
			cell: ({ code }) => (
				<span class="tag">
					<bdi>{code}</bdi>
				</span>
			),
		},
		{
			id: 'url',
			name: names.url,
			place: 'main',
			value: ({ address }) => address,
			cell: ({ address, isSelf, node }) => (
				<>
					<LongText class="row-address" dir="ltr" text={shownAddress(address)} />
					<small>
						{[isSelf && texts.self, node === null && texts.header].filter(Boolean).join(' · ')}
					</small>
				</>
			),
		},
		...(answers.size === 0
			? []
			: [
					{
						id: 'link_back',
						name: names.link_back,
						place: 'side' as const,
						value: saysOf,
						cell: (entry: HreflangEntry) => {
							const state = stateOf(entry);
							return state && <span class={`tag health ${tones[state]}`}>{saysOf(entry)}</span>;
						},
					},
				]),
	];
}
