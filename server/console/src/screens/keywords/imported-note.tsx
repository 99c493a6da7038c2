import type { SearchQueries } from '@plumbline/core/api';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

type Imported = NonNullable<SearchQueries['meta']['imported']>;

/** Says beside figures of an imported file what the file cannot say. */
export function ImportedNote({ imported }: { readonly imported: Imported }) {
	const own = useLanguage().texts.keywords.imported;
	const { day } = useFormats();
	const { file_name: name, from, is_cut: isCut, to } = imported;
	return (
		<p class="quiet small period-line" dir="auto">
			{own.noDays({ file: name ?? own.unnamed, from: day(from), to: day(to) })}
			{isCut && ` ${own.isCut}`}
		</p>
	);
}
