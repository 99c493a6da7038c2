import type { IndexingOverview, ResponseFacts } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { askForHops } from '../../redirects/hops.ts';
import { textsFor as indexingTextsFor } from '../../texts/indexing/texts.generated.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { usePage } from '../page-view.ts';
import type { Column } from '../row-list/column.ts';
import { RowList } from '../row-list/row-list.tsx';
import { useHopsAllowed } from './use-hops-allowed.ts';

/** The response of the server: its status, the redirects that led to it, and its headers. */
export function ResponseSection({ overview }: { readonly overview: IndexingOverview }) {
	const texts = indexingTextsFor(useLanguage().locale);
	const { facts } = usePage();
	const { redirects, status } = overview;
	const { headers = null, redirectCount = null } = facts.get('response') ?? {};
	if (status === null && redirects.length === 0) return null;
	return (
		<section data-part="response">
			<h2>{texts.status}</h2>
			{status !== null && <p>{status}</p>}
			<h2>{texts.redirects}</h2>
			{redirects.length > 0 ? (
				<ol class="redirects">
					{redirects.map((redirect, index) => (
						<li key={index}>
							{redirect.status}{' '}
							<span class="row-address" dir="ltr">
								{shownAddress(redirect.url)} → {shownAddress(redirect.location)}
							</span>
							{redirect.headers && (
								<details>
									<summary>{texts.headers}</summary>
									<p dir="ltr">{redirect.headers.map((header) => header.join(': ')).join('\n')}</p>
								</details>
							)}
						</li>
					))}
				</ol>
			) : (
				<>
					{redirectCount !== null && <p>{texts.redirectCount({ count: redirectCount })}</p>}
					<HopsOffer />
				</>
			)}
			<h2>{texts.headers}</h2>
			{headers === null ? (
				<p class="quiet-text">{texts.headersUnknown}</p>
			) : (
				<>
					<p class="quiet-text">{texts.headersWhy}</p>
					<HeaderTable headers={headers} />
				</>
			)}
		</section>
	);
}

/** Asks for what it takes to see each step of redirects, which only later visits show. */
function HopsOffer() {
	const texts = indexingTextsFor(useLanguage().locale);
	const isAllowed = useHopsAllowed();
	if (isAllowed) return <p class="quiet-text">{texts.hopsFromNow}</p>;
	return (
		<>
			<p class="quiet-text">{texts.redirectsWhy}</p>
			<button type="button" class="more show-hops" onClick={() => void askForHops()}>
				{texts.showHops}
			</button>
		</>
	);
}

type Header = NonNullable<ResponseFacts['headers']>[number];

interface HeaderTableProps {
	readonly headers: readonly Header[];
}

/** The headers of the response, word for word. */
function HeaderTable({ headers }: HeaderTableProps) {
	const { locale, texts } = useLanguage();
	const columns = useMemo(() => headerColumns(texts), [texts]);
	return (
		<RowList
			name={indexingTextsFor(locale).headers}
			fileName="headers"
			rows={headers}
			columns={columns}
			keyOf={keyOf}
		/>
	);
}

const keyOf = (header: Header) => header.join(': ');

const headerColumns = ({ table: { columns: names } }: Texts): readonly Column<Header>[] => [
	{ id: 'name', name: names.name, place: 'side', value: ([name]) => name },
	{ id: 'value', name: names.value, place: 'main', value: ([, value]) => value },
];
