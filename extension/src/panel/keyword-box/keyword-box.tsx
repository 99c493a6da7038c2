import '../../styles/take-away.css';
import '../../styles/keywords.css';
import { type KeywordReport, keywordPlaceNames, pastedTable } from '@plumbline/core';
import { CopyButton } from '@plumbline/ui';
import { Fragment } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { keywordsOf, withKeywords } from '../../settings/page-keywords.ts';
import { textsFor as keywordTextsFor } from '../../texts/keywords/texts.generated.ts';
import { KeywordPlaces } from '../keywords/keyword-places.tsx';
import { ChipField } from './chip-field.tsx';
import { KeywordRow } from './keyword-row.tsx';
import { KeywordSettings, type KeywordStore } from './keyword-settings.tsx';
import { synonymsOf } from './synonyms.ts';

interface KeywordBoxProps extends KeywordStore {
	/** Of the keywords of the page, the main one first. */
	readonly reports: readonly KeywordReport[];
}

/**
 * The keywords of the page, a line each, with a mark for each place. The opened one shows its
 * passages and its synonyms.
 */
export function KeywordBox({ reports, ...store }: KeywordBoxProps) {
	const { site, url, onChange } = store;
	const { locale, texts } = useLanguage();
	const { places } = keywordTextsFor(locale);
	const [open, setOpen] = useState<string | null>(null);
	const box = useRef<HTMLDivElement>(null);
	const change = (changed: (keywords: readonly string[]) => readonly string[]) =>
		onChange((stored) => withKeywords(stored, url, changed(keywordsOf(stored, url))));

	function remove(keyword: string) {
		change((there) => there.filter((other) => other !== keyword));
		// The pressed button disappears, so keyboard users continue in the input.
		box.current?.querySelector('input')?.focus();
	}

	return (
		<>
			<div class="list-bar" ref={box}>
				<ChipField
					label={texts.keywords}
					inputLabel={texts.keyword}
					placeholder={reports.length === 0 ? texts.keywordHint : texts.addKeyword}
					onChange={change}
				/>
				{reports.length > 0 && (
					<CopyButton name={texts.keywords} textOf={() => pastedTable(reports, copied)} />
				)}
			</div>
			{reports.length > 0 && (
				<table class="keyword-table" aria-label={texts.keywords}>
					<thead>
						<tr>
							<th scope="col">
								<span class="spoken">{texts.keyword}</span>
							</th>
							{keywordPlaceNames.map((name) => (
								<th key={name} scope="col">
									<span>{places[name]}</span>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{reports.map((report, index) => (
							<Fragment key={report.keyword}>
								<KeywordRow
									report={report}
									isMain={index === 0 && reports.length > 1}
									isOfSite={site.keywords.includes(report.keyword)}
									synonyms={synonymsOf(site, report.keyword).length}
									isOpen={report.keyword === open}
									onToggle={() => setOpen(report.keyword === open ? null : report.keyword)}
									onRemove={() => remove(report.keyword)}
								/>
								{report.keyword === open && (
									<tr>
										<td class="keyword-detail" colSpan={keywordPlaceNames.length + 1}>
											<KeywordPlaces places={report.places} />
											<KeywordSettings keyword={report.keyword} {...store} />
										</td>
									</tr>
								)}
							</Fragment>
						))}
					</tbody>
				</table>
			)}
		</>
	);
}

const copied = [
	{ id: 'keyword', value: ({ keyword }: KeywordReport) => keyword },
	...keywordPlaceNames.map((name, index) => ({
		id: name,
		value: ({ places }: KeywordReport) => places[index]?.best ?? '',
	})),
];
