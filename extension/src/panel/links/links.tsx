import {
	isWantedLink,
	type LinkHealth,
	linkFilters,
	type MarkState,
	pageLinks,
} from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Texts } from '../../texts/panel/texts.generated.ts';
import { framedText } from '../overview/glance/framed-text.ts';
import { usePage } from '../page-view.ts';
import { type RowFilter, RowList } from '../row-list/row-list.tsx';
import { CheckButton } from '../url-checks/check-button.tsx';
import { addressesToCheck } from './addresses-to-check.ts';
import { type CheckedLink, checkedLinks, healthOrder, healthProblem } from './checked-links.ts';
import { linkColumns } from './link-columns.tsx';
import { useLinkChecks } from './use-link-checks.ts';

/** Every link of the page, its target, and on request whether the target exists. */
export function Links() {
	const { locale, texts } = useLanguage();
	const { facts } = usePage();
	const checks = useLinkChecks();
	const links = useMemo(() => pageLinks(facts), [facts]);
	const checked = useMemo(() => checkedLinks(links ?? [], checks.answers), [links, checks.answers]);
	const isChecked = checks.answers.size > 0;
	const columns = useMemo(() => linkColumns(texts, isChecked), [texts, isChecked]);
	const filters = useMemo(() => filtersOf(texts), [texts]);
	if (!links) return <p class="quiet-text">{texts.content.unknownHere}</p>;
	const framed = framedText('links', facts, texts.glance, locale);
	if (links.length === 0)
		return (
			<p class="quiet-text">
				{texts.content.links.none} {framed}
			</p>
		);
	return (
		<RowList
			name={texts.screens.links}
			fileName="links"
			rows={checked}
			columns={columns}
			keyOf={nodeOf}
			nodeOf={nodeOf}
			urlOf={addressOf}
			problemOf={healthProblem}
			stateOf={stateOf}
			filters={filters}
			group="links"
			summary={framed && <p class="list-summary">{framed}</p>}
			verb={(rows) => (
				<CheckButton
					label={texts.content.links.check}
					addresses={addressesToCheck(rows.map(({ link }) => link))}
					checks={checks}
				/>
			)}
			// Nobody could read a list that is sorted anew with each answer.
			usualOrder={isChecked && !checks.isBusy ? 'problems' : 'page'}
		/>
	);
}

const nodeOf = ({ link }: CheckedLink) => link.link.node;
const addressOf = ({ link }: CheckedLink) => link.address;
const stateOf = ({ health }: CheckedLink) => health && states[health];

const states: Readonly<Record<LinkHealth, MarkState>> = {
	works: 'right',
	redirects: 'look',
	redirects_out_of_reach: 'unknown',
	broken: 'wrong',
	refuses: 'unknown',
	server_error: 'unknown',
	no_answer: 'unknown',
};

/** By kind and by the result of the check. */
const filtersOf = ({ content: { links: texts } }: Texts): readonly RowFilter<CheckedLink>[] => [
	...linkFilters
		.filter((kind) => kind !== 'all')
		.map((kind) => ({
			id: kind,
			name: texts.filters[kind],
			fits: ({ link }: CheckedLink) => isWantedLink(link, kind, ''),
		})),
	...healthOrder.map((wanted) => ({
		id: wanted,
		name: texts.health[wanted],
		group: texts.results,
		fits: ({ health }: CheckedLink) => health === wanted,
	})),
];
