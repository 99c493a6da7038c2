import type { SearchQueries } from '@plumbline/core/api';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

type Imported = NonNullable<SearchQueries['meta']['imported']>;

/** The limits of an imported file in words; null for figures of days. */
export function useImportedNote(imported: Imported | null): string | null {
	const own = useLanguage().texts.keywords.imported;
	const { day } = useFormats();
	if (imported === null) return null;
	const { file_name: name, from, is_cut: isCut, to } = imported;
	const noDays = own.noDays({ file: name ?? own.unnamed, from: day(from), to: day(to) });
	return isCut ? `${noDays} ${own.isCut}` : noDays;
}
