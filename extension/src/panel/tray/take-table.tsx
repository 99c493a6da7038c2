import { type PageColumn, pageColumns, pastedTable, tableMarkdown } from '@plumbline/core';
import { CopyButton, CsvButton } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { textsFor as trayTextsFor } from '../../texts/tray/texts.generated.ts';
import { fileNameFor } from '../take-away/file-name.ts';
import { type CollectedPage, chosenColumns } from './collected-pages.ts';

/** Takes the table of pages away: to the clipboard, or as a file. */
export function TakeTable({ pages }: { readonly pages: readonly CollectedPage[] }) {
	const texts = trayTextsFor(useLanguage().locale);
	const [chosen] = useSetting(chosenColumns);
	const columns = pageColumns.filter((id) => chosen?.includes(id)).map(columnOf);
	return (
		<>
			<CopyButton name={texts.asTable} textOf={() => pastedTable(pages, columns)}>
				TSV
			</CopyButton>
			<CopyButton name={texts.asMarkdown} textOf={() => tableMarkdown(pages, columns)}>
				MD
			</CopyButton>
			<CsvButton
				which={texts.label}
				rows={pages}
				columns={columns}
				fileName={() => fileNameFor('', new Date(), 'csv')}
			>
				CSV
			</CsvButton>
		</>
	);
}

const columnOf = (id: PageColumn) => ({
	id,
	value: ({ values }: CollectedPage) => values[id] ?? null,
});
