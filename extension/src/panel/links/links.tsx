import { isWantedLink, type LinkFilter, linkFilters, pageLinks } from '@plumbline/core';
import { useMemo, useState } from 'preact/hooks';
import { FilterBar } from '../filter-bar.tsx';
import { useLanguage } from '../language.ts';
import { linkMarks } from '../marks/link-marks.ts';
import { MarkSwitch } from '../marks/mark-switch.tsx';
import { useMessagesByNode } from '../messages-by-node.ts';
import { MoreButton } from '../more-button.tsx';
import { usePage } from '../page-view.ts';
import { SearchField } from '../search-field.tsx';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { useMore } from '../use-more.ts';
import { addressesToCheck } from './addresses-to-check.ts';
import { checkLink } from './check-link.ts';
import { LinkRow } from './link-row.tsx';

/** Every link of the page, its target, and on request whether the target exists. */
export function Links() {
	const { texts } = useLanguage();
	const { facts } = usePage();
	const messages = useMessagesByNode();
	const [filter, choose] = useState<LinkFilter>('all');
	const [words, search] = useState('');
	const links = useMemo(() => pageLinks(facts), [facts]);
	const wanted = useMemo(
		() => links?.filter((link) => isWantedLink(link, filter, words)) ?? [],
		[links, filter, words],
	);
	const { rest, showMore, shown } = useMore(wanted, `${filter}\n${words}`);
	const checks = useUrlChecks(checkLink);
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
			<SearchField value={words} onSearch={search} shown={wanted.length} all={links.length} />
			<MarkSwitch marksOf={() => linkMarks(wanted, texts.content.links.kinds)} />
			<CheckButton
				label={texts.content.links.check}
				addresses={addressesToCheck(wanted)}
				checks={checks}
			/>
			{wanted.length === 0 && <p class="quiet-text">{texts.content.nothingFits}</p>}
			<ul class="rows">
				{shown.map((link) => (
					<LinkRow
						key={link.link.node}
						link={link}
						answer={checks.answers.get(link.address) ?? null}
						messages={messages}
					/>
				))}
			</ul>
			<MoreButton rest={rest} onClick={showMore} />
		</>
	);
}
