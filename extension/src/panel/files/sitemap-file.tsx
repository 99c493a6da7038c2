import type { SitemapDescription, SitemapEntry, TableColumn } from '@plumbline/core';
import { arrangedRows, TableTools } from '@plumbline/ui';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as fileTextsFor } from '../../texts/files/texts.generated.ts';
import { MoreButton } from '../controls/more-button.tsx';
import { shownAddress } from '../controls/shown-address.ts';
import { useMore } from '../controls/use-more.ts';
import { fileNameFor } from '../take-away/file-name.ts';
import { Faults } from './faults.tsx';
import type { OpenFile } from './read-file.ts';

interface SitemapFileProps {
	readonly file: OpenFile;
	readonly sitemap: SitemapDescription;
}

const columns: readonly TableColumn<SitemapEntry>[] = [
	{ id: 'url', value: ({ address }) => address },
	{ id: 'lastmod', value: ({ modified }) => modified },
	{ id: 'fault', value: ({ fault }) => fault },
];

/** A sitemap or feed as a table of its entries, and what breaks the protocol. */
export function SitemapFile({ file, sitemap: { entries, faults, kind } }: SitemapFileProps) {
	const { locale, texts: all } = useLanguage();
	const texts = fileTextsFor(locale);
	const [words, search] = useState('');
	const rows = useMemo(
		() => arrangedRows(entries, { column: null, columns, isDescending: false, locale, words }),
		[entries, words, locale],
	);
	const { rest, showMore, shown } = useMore(rows, words);
	const dated = entries.filter(({ modified }) => modified !== '').length;
	return (
		<>
			<p>
				{texts.entries[kind]({ count: entries.length })}
				{kind !== 'feed' && ` ${texts.dated({ count: dated })}`}
			</p>
			{/* The end of a file that was cut is not a fault of the file. */}
			{!file.isCut && <Faults faults={faults} />}
			{entries.length > 0 && (
				<TableTools
					columns={columns}
					rows={rows}
					tickedRows={[]}
					fileName={() => fileNameFor(file.url, new Date(), 'csv')}
					filter={{ words, onSearch: search, all: entries.length }}
				/>
			)}
			{rows.length === 0 && entries.length > 0 && <p>{all.ui.table.nothingFits}</p>}
			<ol class="file-entries">
				{shown.map(({ address, fault, modified }, index) => (
					<li key={index}>
						<Address address={address} base={file.url} />
						<span class="file-notes">
							{fault && <span class="tag look">{texts.faults[fault]}</span>}
							<small>{modified}</small>
						</span>
					</li>
				))}
			</ol>
			<MoreButton rest={rest} onClick={showMore} />
		</>
	);
}

interface AddressProps {
	readonly address: string;
	/** The URL of the file. */
	readonly base: string;
}

/** Only web pages are opened: a file may list anything. */
function Address({ address, base }: AddressProps) {
	const url = URL.parse(address, base);
	const shown = shownAddress(address);
	if (!url || !/^https?:$/.test(url.protocol)) return <span dir="ltr">{shown}</span>;
	return (
		<a href={url.href} target="_blank" rel="noreferrer" dir="ltr" title={address}>
			{shown}
		</a>
	);
}
