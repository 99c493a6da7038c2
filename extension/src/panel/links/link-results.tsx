import type { LinkHealth } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { FilterBar } from '../controls/filter-bar.tsx';
import { type CheckedLink, countHealth } from './checked-links.ts';

interface LinkResultsProps {
	readonly links: readonly CheckedLink[];
	readonly chosen: LinkHealth | 'all';
	readonly onChoose: (result: LinkHealth | 'all') => void;
}

/** How many links have each result, to choose from. */
export function LinkResults({ chosen, links, onChoose }: LinkResultsProps) {
	const texts = useLanguage().texts.content.links;
	const counts = countHealth(links);
	if (counts.length === 0) return null;
	const results = counts.map(([value, count]) => ({ value, name: texts.health[value], count }));
	const all = { value: 'all', name: texts.filters.all, count: links.length } as const;

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
		</>
	);
}
