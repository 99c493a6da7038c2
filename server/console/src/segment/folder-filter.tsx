import { pathOf } from '../controls/short-url.tsx';
import { useLanguage } from '../language/language.ts';
import { FilterValue } from './filter-value.tsx';
import { folderOf } from './folder-of.ts';
import { inFolder, useSegment } from './use-segment.ts';

/** The folder of a page, which leaves only the pages in it. */
export function FolderFilter({ url }: { readonly url: string }) {
	const texts = useLanguage().texts.segment;
	const { add, segment } = useSegment();
	const folder = folderOf(pathOf(url), segment);
	if (folder === null) return null;
	return (
		<FilterValue title={texts.onlyFolder({ folder })} onClick={() => add(inFolder(folder))}>
			<span dir="ltr">{folder}</span>
		</FilterValue>
	);
}

/** The part of a path after its folder. */
export function RestOfPath({ url }: { readonly url: string }) {
	const { segment } = useSegment();
	const path = pathOf(url);
	return <>{path.slice(folderOf(path, segment)?.length ?? 0)}</>;
}
