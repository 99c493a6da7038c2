import {
	isWantedLink,
	type LinkFilter,
	type LinkHealth,
	linkFilters,
	pageLinks,
} from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { FilterBar } from '../controls/filter-bar.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { useMore } from '../controls/use-more.ts';
import { useLanguage } from '../language/language.ts';
import { linkMarks } from '../marks/link-marks.ts';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { useMessagesByNode } from '../messages-by-node.ts';
import { usePage } from '../page-view.ts';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { addressesToCheck } from './addresses-to-check.ts';
import { checkLink } from './check-link.ts';
import { checkedLinks, worstFirst } from './checked-links.ts';
import { LinkResults } from './link-results.tsx';
import { LinkRow } from './link-row.tsx';

/** Every link of the page, its target, and on request whether the target exists. */
export function Links() {
	const { texts } = useLanguage();
	const { facts } = usePage();
	const messages = useMessagesByNode();
	const [filter, choose] = useState<LinkFilter>('all');
	const [result, chooseResult] = useState<LinkHealth | 'all'>('all');
	const [words, search] = useState('');
	const checks = useUrlChecks('links', checkLink);
	const links = useMemo(() => pageLinks(facts), [facts]);
	const wanted = useMemo(
		() => links?.filter((link) => isWantedLink(link, filter, words)) ?? [],
		[links, filter, words],
	);
	const checked = useMemo(() => checkedLinks(wanted, checks.answers), [wanted, checks.answers]);
	const fitting = result === 'all' ? checked : checked.filter(({ health }) => health === result);
	// Nobody could read a list that is sorted anew with each answer.
	const sorted = checks.isBusy ? fitting : worstFirst(fitting);
	const { rest, showMore, shown } = useMore(sorted, `${filter}\n${words}\n${result}`);
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
			<SearchField value={words} onSearch={search} shown={fitting.length} all={links.length} />
			<MarkSwitch marksOf={() => linkMarks(wanted, texts.content.links.kinds)} />
			<CheckButton
				label={texts.content.links.check}
				addresses={addressesToCheck(wanted)}
				checks={checks}
			/>
			<LinkResults links={checked} chosen={result} onChoose={chooseResult} />
			{fitting.length === 0 && <p class="quiet-text">{texts.content.nothingFits}</p>}
			<ul class="rows">
				{shown.map((link) => (
					<LinkRow key={link.link.link.node} checked={link} messages={messages} />
				))}
			</ul>
			<MoreButton rest={rest} onClick={showMore} />
		</>
	);
}
