import {
	isWantedLink,
	type LinkFilter,
	type LinkHealth,
	linkFilters,
	type PageLink,
	pageLinks,
} from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { FilterBar } from '../controls/filter-bar.tsx';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { usePage } from '../page-view.ts';
import { DataTable } from '../table/data-table.tsx';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { checkLink } from './check-link.ts';
import { type CheckedLink, checkedLinks, countHealth, healthProblem } from './checked-links.ts';
import { linkColumns } from './link-columns.tsx';

/** Every link of the page, its target, and on request whether the target exists. */
export function Links() {
	const { texts } = useLanguage();
	const { facts } = usePage();
	const [filter, choose] = useState<LinkFilter>('all');
	const [result, chooseResult] = useState<LinkHealth | 'all'>('all');
	const checks = useUrlChecks('links', checkLink);
	const links = useMemo(() => pageLinks(facts), [facts]);
	const wanted = useMemo(
		() => links?.filter((link) => isWantedLink(link, filter, '')) ?? [],
		[links, filter],
	);
	const checked = useMemo(() => checkedLinks(wanted, checks.answers), [wanted, checks.answers]);
	const fitting = useMemo(
		() => (result === 'all' ? checked : checked.filter(({ health }) => health === result)),
		[checked, result],
	);
	const isChecked = checks.answers.size > 0;
	const columns = useMemo(() => linkColumns(texts, isChecked), [texts, isChecked]);
	if (!links) return <p class="quiet-text">{texts.content.unknownHere}</p>;
	if (links.length === 0) return <p class="quiet-text">{texts.content.links.none}</p>;
	const options = linkFilters
		.map((value) => ({
			value,
			name: texts.content.links.filters[value],
			count: links.filter((link) => isWantedLink(link, value, '')).length,
		}))
		.filter(({ count, value }) => count > 0 || value === filter);
	return (
		<>
			<FilterBar label={texts.content.filter} options={options} chosen={filter} onChoose={choose} />
			<MarkSwitch group="links" />
			<CheckButton
				label={texts.content.links.check}
				addresses={addressesToCheck(wanted)}
				checks={checks}
			/>
			<LinkResults links={checked} chosen={result} onChoose={chooseResult} />
			<DataTable
				name={texts.screens.links}
				fileName="links"
				rows={fitting}
				columns={columns}
				keyOf={nodeOf}
				nodeOf={nodeOf}
				urlOf={addressOf}
				problemOf={healthProblem}
				// Nobody could read a list that is sorted anew with each answer.
				usualOrder={isChecked && !checks.isBusy ? 'problems' : 'page'}
			/>
		</>
	);
}

const nodeOf = ({ link }: CheckedLink) => link.link.node;
const addressOf = ({ link }: CheckedLink) => link.address;

interface LinkResultsProps {
	readonly links: readonly CheckedLink[];
	readonly chosen: LinkHealth | 'all';
	readonly onChoose: (result: LinkHealth | 'all') => void;
}

/** How many links have each result, to choose from. */
function LinkResults({ chosen, links, onChoose }: LinkResultsProps) {
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

/** The web URLs that links point to, without duplicates. */
export function addressesToCheck(links: readonly PageLink[]): readonly string[] {
	const web = links.filter(({ kind }) => kind === 'internal' || kind === 'external');
	return [...new Set(web.map(({ address }) => address))];
}
