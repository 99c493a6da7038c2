import type { LinkHealth } from '@plumbline/core';
import { FilterBar } from '../controls/filter-bar.tsx';
import { useLanguage } from '../language/language.ts';
import { usePage } from '../page-view.ts';
import { fileNameFor } from '../take-away/file-name.ts';
import { saveFile } from '../take-away/save-file.ts';
import { type CheckedLink, countHealth, linksCsv } from './checked-links.ts';

interface LinkResultsProps {
	readonly links: readonly CheckedLink[];
	readonly chosen: LinkHealth | 'all';
	readonly onChoose: (result: LinkHealth | 'all') => void;
}

/** How many links have each result, to choose from, and a button to export them. */
export function LinkResults({ chosen, links, onChoose }: LinkResultsProps) {
	const texts = useLanguage().texts.content.links;
	const { url } = usePage();
	const counts = countHealth(links);
	if (counts.length === 0) return null;
	const results = counts.map(([value, count]) => ({ value, name: texts.health[value], count }));
	const all = { value: 'all', name: texts.filters.all, count: links.length } as const;

	function save() {
		const name = fileNameFor(url, new Date(), 'links.csv');
		saveFile({ name, type: 'text/csv', text: linksCsv(links) });
	}

	return (
		<>
			<FilterBar
				label={texts.results}
				options={[all, ...results]}
				chosen={chosen}
				onChoose={onChoose}
			/>
			{counts.some(([health]) => health.startsWith('redirects')) && (
				<p class="quiet-text">{texts.redirectsWhy}</p>
			)}
			<button type="button" class="more" onClick={save}>
				{texts.save}
			</button>
		</>
	);
}
